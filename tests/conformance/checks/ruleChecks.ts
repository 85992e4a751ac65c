/** What a check of a case demands, and which sentences of the contract are broken when it fails. */
export interface RuleCheck {
  /** For reports and the command `explain`. */
  about: string;
  /** Ids of sentences, in `x-rules` or of a policy (`getPost x-owner-only`); none for what follows from several. */
  rules?: readonly string[];
}

/** The events of calls for which a case says to whom they go. */
const emits = [
  'resetPassword x-emits user_status',
  'deleteAccount x-emits user_status',
  'likeProfile x-emits like_received',
  'likeProfile x-emits match_created',
  'likeProfile x-emits new_notification',
  'sendMessage x-emits message_sent',
  'sendMessage x-emits new_message',
  'sendMessage x-emits new_notification',
  'markConversationRead x-emits messages_read',
  'markAllNotificationsRead x-emits notification_read',
  'updateNotification x-emits notification_read',
  'deleteNotification x-emits notification_read',
];

/** The checks of the cases. Those of every exchange are in exchangeChecks.ts; a test compares both with the ids that the cases use. */
export const ruleChecks: Readonly<Record<string, RuleCheck>> = {
  'auth.bare': {
    about: 'Who has no profile gets 404 for it, and is in no list and no count of others.',
    rules: ['http.withoutProfile', 'getMyProfile.none', 'likes.withoutProfile'],
  },
  'auth.deadAccount': {
    about: 'Whose account is deleted can no longer log in.',
    rules: ['deleteAccount.all', 'logIn.unknown'],
  },
  'auth.deadToken': {
    about: 'The tokens of a deleted account are invalid.',
    rules: ['http.deadToken', 'deleteAccount.all'],
  },
  'auth.delete': {
    about: 'Deleting tells a wrong password (401) from an unknown address (404) and answers whom it deleted.',
    rules: [
      'deleteAccount.password',
      'deleteAccount.unverified',
      'responses.wrongPassword',
      'responses.userNotFound',
      'user.email',
      'schemas.deletedUser',
    ],
  },
  'auth.emailTaken': {
    about: 'An address belongs to one account, without regard to case: 409.',
    rules: ['registerAccount.case', 'responses.emailTaken', 'responses.accountTaken', 'schemas.email'],
  },
  'auth.free': {
    about: 'The address and the username of a deleted account are free again.',
    rules: ['deleteAccount.free'],
  },
  'auth.history': {
    about: 'What a deleted account wrote to others stays with them, without its profile.',
    rules: ['deleteAccount.traces', 'sendMessage.deserted'],
  },
  'auth.leftovers': {
    about: 'Profile, likes and everything else of a deleted account are gone.',
    rules: ['deleteAccount.all', 'deleteAccount.empty', 'createConversation.other', 'responses.profileNotFound'],
  },
  'auth.link': {
    about: 'A link that is unknown, used or outdated is 400.',
    rules: ['verifyEmail.once', 'responses.linkRejected'],
  },
  'auth.linkOnce': {
    about: 'A mailed link works once: 400 afterwards.',
    rules: ['verifyEmail.once', 'resetPassword.token'],
  },
  'auth.linkPath': {
    about: 'A mailed link opens /verify-email or /reset-password of the front end with its token.',
    rules: ['links.paths'],
  },
  'auth.linkText': {
    about: 'The 400 of a link says whether it was used (既に使用), is outdated (有効期限), or neither.',
    rules: [
      'resendVerification.mail',
      'verifyEmail.why',
      'verifyEmail.deleted',
      'verifyEmail.otherKind',
      'requestPasswordReset.mail',
      'resetPassword.why',
      'deleteAccount.free',
    ],
  },
  'auth.login': { about: 'A verified account logs in.', rules: ['registerAccount.case', 'resetPassword.token'] },
  'auth.mail': {
    about: 'Whoever registers, or asks for a mail that is due, is sent one.',
    rules: ['registerAccount.creates'],
  },
  'auth.mails': {
    about: 'Mails go to the account that they are about, and only when they are due.',
    rules: ['resendVerification.mail', 'requestPasswordReset.mail'],
  },
  'auth.neutral': { about: 'The username of a deleted account is a neutral one.', rules: ['chatUser.username'] },
  'auth.oldPassword': {
    about: 'After a reset the old password is refused.',
    rules: ['resetPassword.ends', 'responses.wrongCredentials'],
  },
  'auth.oldToken': { about: 'A reset ends the sessions that were open.', rules: ['http.token', 'resetPassword.ends'] },
  'auth.others': { about: 'What happens to one account leaves the others alone.' },
  'auth.password': { about: 'Only the very password logs in.', rules: ['responses.wrongCredentials'] },
  'auth.register': {
    about: 'Registering answers 201.',
    rules: ['registerAccount.creates', 'registerAccount.anyUsername'],
  },
  'auth.registered': {
    about: 'The account is answered as it was registered.',
    rules: ['registerAccount.creates', 'user.email'],
  },
  'auth.secrecy': {
    about: 'Asking for a mail is answered the same whether the account exists or not.',
    rules: ['logIn.unknown', 'resendVerification.secrecy', 'requestPasswordReset.secrecy'],
  },
  'auth.taken': {
    about: 'A 409 says whether the username or the address is taken; of both the username.',
    rules: ['registerAccountWithUsername.which'],
  },
  'auth.token': {
    about: 'A secured operation answers 401 to whoever has no good token, never 403 and never its data.',
    rules: ['http.token', 'http.tokenFirst', 'responses.unauthorized'],
  },
  'auth.tokens': { about: 'Every login has a token of its own, and earlier ones go on.', rules: ['logIn.tokens'] },
  'auth.unverified': {
    about: 'Before the address is verified the right password gets 403, a wrong one 401.',
    rules: ['registerAccount.unverified', 'logIn.unverified', 'resetPassword.address', 'responses.emailUnverified'],
  },
  'auth.username': { about: 'A chosen username is kept.', rules: ['registerAccountWithUsername.username'] },
  'auth.usernames': {
    about: 'A username that is derived is nobody else’s.',
    rules: ['registerAccount.creates', 'registerAccount.anyUsername'],
  },
  'auth.usernameTaken': {
    about: 'A username belongs to one account, without regard to case: 409.',
    rules: ['registerAccountWithUsername.unique', 'responses.accountTaken', 'schemas.username'],
  },
  'auth.verify': { about: 'The link of the mail verifies the address.', rules: ['verifyEmail.token'] },
  'auth.verifyGoesOn': {
    about: 'A mail for a new password, and the reset, leave the link that verifies the address as it is.',
    rules: ['resetPassword.address'],
  },
  'board.bareAuthor': { about: 'An author without a profile has no display name.', rules: ['postUser.displayName'] },
  'board.answer': { about: 'A post is answered as it is read.', rules: ['createPost.trimmed'] },
  'board.count': {
    about: 'replies_count and replies hold the direct replies.',
    rules: ['post.repliesCount', 'getPost.tree'],
  },
  'board.delete': { about: 'With a post goes the whole tree under it.', rules: ['deletePost.tree'] },
  'board.duration': {
    about: 'A file comes with its length of at most 600 s: 422 otherwise.',
    rules: ['createPost.duration', 'createPostRequest.duration'],
  },
  'board.empty': {
    about: 'A post has text or a file: 400 otherwise.',
    rules: ['createPost.content', 'responses.emptyPost'],
  },
  'board.leaver': {
    about: 'A reply of a deleted account stays, without author and file.',
    rules: ['deleteAccount.traces', 'deleteAccount.files'],
  },
  'board.media': {
    about: 'What was attached comes back with its kind and length.',
    rules: ['createPost.content', 'post.mediaType'],
  },
  'board.noSideEffect': { about: 'A refused post leaves nothing behind.', rules: ['http.refused'] },
  'board.order': { about: 'Posts are listed newest first.', rules: ['listPosts x-sort'] },
  'board.owner': {
    about: 'Only its author deletes a post: 403 for others.',
    rules: ['responses.forbidden', 'deletePost x-owner-only'],
  },
  'board.pages': { about: 'Pages partition the list.', rules: ['parameters.page'] },
  'board.parent': {
    about: 'Replying to a post that is not there is 404.',
    rules: ['createPost.parent', 'responses.postNotFound'],
  },
  'board.topLevel': { about: 'Replies stand under their post and not in the list.', rules: ['listPosts.topLevel'] },
  'board.tree': { about: 'A post carries the whole tree of its replies.', rules: ['listPosts.tree', 'getPost.tree'] },
  'board.type': { about: 'A file is a sound or a film: 415 otherwise.', rules: ['createPost.file'] },
  'change.made': {
    about: 'A write changes what the contract says that it changes.',
    rules: [
      'sendMessageFrame.rules',
      'markAsRead.marks',
      'updateMyProfile.fields',
      'deleteAvatar.clears',
      'uploadVideo.appends',
      'uploadVideo.texts',
      'updateVideo.texts',
      'deleteVideo.gone',
      'likeProfile.likes',
      'likeProfile.notifications',
      'unlikeProfile.gone',
      'sendMessage.notification',
      'sendMessage.socket',
      'markConversationRead.marks',
      'markConversationRead.own',
      'createPost.content',
      'deletePost.tree',
      'profileFields.written',
      'conversation.updatedAt',
      'message.isRead',
    ],
  },
  'change.other': {
    about: 'A write changes nothing else.',
    rules: [
      'socket.ignored',
      'markAsRead.ignored',
      'updateMyProfile.picture',
      'deleteAvatar.twice',
      'reorderVideos.refused',
      'deleteVideo.gone',
      'likeProfile.refused',
      'unlikeProfile.notices',
      'getConversation.unread',
      'markConversationRead.notices',
      'updateNotification.read',
      'profile.createdAt',
      'conversation.updatedAt',
      'updateMyProfile x-owner-only',
      'uploadAvatar x-owner-only',
      'deleteAvatar x-owner-only',
    ],
  },
  'change.refused': { about: 'A call that is refused changes nothing.', rules: ['http.refused'] },
  'chat.answer': { about: 'A message is answered as it is read.', rules: ['sendMessage.trimmed'] },
  'chat.last': { about: 'last_message is the newest message.', rules: ['lastMessage.newest'] },
  'chat.clock': { about: 'A message has the time at which it was sent.', rules: ['http.times'] },
  'chat.empty': {
    about: 'A conversation without a message is listed for who opened it alone.',
    rules: ['listConversations.empty', 'listConversations.first'],
  },
  'chat.list': {
    about: 'The conversation with the newest message is listed first.',
    rules: ['listConversations.own', 'conversation.updatedAt'],
  },
  'chat.nobody': {
    about: 'Nobody talks to an account that is not there: 404.',
    rules: ['createConversation.other', 'responses.userNotFound'],
  },
  'chat.one': { about: 'A pair has one conversation, whoever opens it.', rules: ['createConversation.one'] },
  'chat.order': {
    about: 'Messages are in the order in which they were sent, oldest first.',
    rules: ['sendMessage.order', 'conversationWithMessages.order'],
  },
  'chat.ownUnread': {
    about: 'One’s own messages are never unread.',
    rules: ['conversation.unreadCount', 'countUnreadMessages.count'],
  },
  'chat.read': {
    about: 'Reading marks all messages of the other side, says how many, and lowers the count.',
    rules: ['markConversationRead.marks', 'message.isRead'],
  },
  'chat.self': {
    about: 'Nobody talks to themselves: 400.',
    rules: ['createConversation.other', 'responses.selfConversation'],
  },
  'chat.stranger': {
    about: 'A conversation is there for its two members alone: 404 for others.',
    rules: ['getConversation.stranger', 'responses.conversationNotFound'],
  },
  'chat.trim': {
    about: 'A message is stored without blanks around it.',
    rules: ['http.whiteSpace', 'sendMessage.trimmed', 'message.content'],
  },
  'chat.unread': {
    about: 'What the other side sent counts as unread until it is read.',
    rules: ['countUnreadMessages.count'],
  },
  'copies.same': {
    about: 'What an answer shows of a person, a post or a conversation is what its own operation answers.',
    rules: ['http.copies'],
  },
  'ends.before': { about: 'Before anything ends, everybody sees all that there is for them, and nothing else.' },
  'ends.board': {
    about: 'What ends takes its replies, files and counts along on the board, and nothing else.',
    rules: [
      'deleteAccount.all',
      'deleteAccount.traces',
      'deleteAccount.userId',
      'deleteAccount.files',
      'deletePost.tree',
      'post.repliesCount',
      'post.user',
    ],
  },
  'ends.chat': {
    about: 'What ends takes along what the contract names of conversations, and nothing else.',
    rules: [
      'deleteAccount.traces',
      'deleteAccount.empty',
      'chatUser.createdAt',
      'lastMessage.newest',
      'conversation.unreadCount',
    ],
  },
  'ends.files': {
    about: 'The files of what ended are gone, and no others.',
    rules: [
      'files.gone',
      'deleteAccount.all',
      'deleteAccount.files',
      'deleteAvatar.clears',
      'deleteVideo.gone',
      'deletePost.tree',
    ],
  },
  'ends.likes': {
    about: 'What ends takes its likes and matches along from every list and count, and nothing else.',
    rules: ['deleteAccount.all', 'unlikeProfile.gone'],
  },
  'ends.notifications': {
    about: 'Notifications of others stay when what they are about ends.',
    rules: ['deleteAccount.notices', 'unlikeProfile.notices', 'deleteNotification.gone'],
  },
  'ends.people': {
    about: 'What ends takes along what it showed of people, and nobody else looks different.',
    rules: ['deleteAccount.all', 'deleteAvatar.clears', 'deleteVideo.gone', 'unlikeProfile.gone', 'profile.createdAt'],
  },
  'events.missing': {
    about: 'Every event of a write reaches every socket that it concerns, once.',
    rules: [
      'socket.fanOut',
      'socket.empty',
      'sendMessageFrame.rules',
      'typing.relayed',
      'newMessage.to',
      'messageSent.to',
      'userStatus.to',
      'userStatus.atOnce',
      'messagesRead.to',
      'messagesRead.ids',
      'newNotification.to',
      'notificationRead.count',
      'likeReceived.hint',
      'matchCreated.hint',
      'likeProfile.notifications',
      'sendMessage.notification',
      'sendMessage.socket',
      ...emits,
    ],
  },
  'events.other': {
    about: 'No socket gets another event than those of the write.',
    rules: [
      'socket.ignored',
      'socket.fanOut',
      'socket.concerned',
      'markAsRead.ignored',
      'markAsRead.silent',
      'userStatus.to',
      ...emits,
    ],
  },
  'files.accepts': {
    about: 'Which files are taken follows from their media type, or their name where that says nothing.',
    rules: ['files.byName', 'files.parameters', 'uploadAvatar.types', 'uploadVideo.types', 'responses.unsupportedFile'],
  },
  'files.answer': { about: 'A video is answered as it is listed.', rules: ['uploadVideo.appends'] },
  'files.avatar': {
    about: 'An uploaded picture is the avatar until it is removed, at the address that was answered.',
    rules: ['uploadAvatar.stores', 'deleteAvatar.clears', 'deleteAvatar.waiting'],
  },
  'files.avatarSize': {
    about: 'A picture has at most 5 MB: 413 otherwise.',
    rules: ['uploadProfileImage.limits', 'uploadAvatar.stores', 'responses.fileTooLarge'],
  },
  'files.avatarType': {
    about: 'A picture is a picture: 415 otherwise.',
    rules: ['uploadProfileImage.limits', 'uploadAvatar.types'],
  },
  'files.cors': { about: 'A page of another origin may read a file.', rules: ['origins.answers'] },
  'files.empty': {
    about: 'A file without bytes is 422; one that is wrong in two ways is refused for either.',
    rules: ['files.empty'],
  },
  'files.fetched': {
    about: 'What was uploaded is fetched without a token, byte for byte.',
    rules: ['files.fetched', 'schemas.mediaUrl'],
  },
  'files.first': {
    about: 'What is wrong with the state of things is told before what is wrong with a file.',
    rules: ['http.precedence', 'uploadVideo.first'],
  },
  'files.foreign': {
    about: 'Nobody reorders somebody else’s videos: 403.',
    rules: ['reorderVideos.refused', 'responses.forbidden', 'reorderVideos x-owner-only'],
  },
  'files.foreignPicture': {
    about: 'Only one’s own uploaded picture becomes the avatar: 422 otherwise.',
    rules: ['updateMyProfile.picture', 'updateMyProfile.address'],
  },
  'files.gone': {
    about: 'A file that never was, or whose owner is gone, is 404.',
    rules: ['files.gone', 'deleteAccount.all', 'deleteAccount.files', 'deleteAvatar.waiting'],
  },
  'files.head': { about: 'HEAD of a file is answered as GET is, without the bytes.', rules: ['files.head'] },
  'files.appended': {
    about: 'A new video is the last of the list, also after deletions and moves.',
    rules: ['uploadVideo.appends'],
  },
  'files.ifRange': { about: 'A range of another file than If-Range names is ignored.', rules: ['files.ifRange'] },
  'files.kind': {
    about: 'The kind of a file is that of its type or name.',
    rules: ['files.parameters', 'post.mediaType'],
  },
  'files.limit': { about: 'A file of exactly the limit is taken.', rules: ['uploadAvatar.stores'] },
  'files.mediaSize': {
    about: 'A post’s file has at most 100 MB: 413 otherwise.',
    rules: ['createPost.file', 'responses.fileTooLarge'],
  },
  'files.noSideEffect': { about: 'A refused file changes nothing.', rules: ['http.refused'] },
  'files.nosniff': { about: 'A file carries X-Content-Type-Options: nosniff.', rules: ['files.headers'] },
  'files.order': {
    about: 'Videos come in the order that their owner gave them.',
    rules: ['reorderVideos.order', 'listMyVideos x-sort'],
  },
  'files.owner': {
    about: 'Only its owner changes or deletes a video: 403 for others.',
    rules: ['responses.forbidden', 'updateVideo x-owner-only', 'deleteVideo x-owner-only'],
  },
  'files.partial': {
    about: 'An order names all videos: 400 otherwise.',
    rules: ['reorderVideos.refused', 'responses.videoOrder', 'reorderVideosRequest.all'],
  },
  'files.profile': {
    about: 'A profile shows its videos to others in the owner’s order.',
    rules: ['listProfileVideos.whole'],
  },
  'files.range': {
    about: 'A byte range is answered with 206 and Content-Range, one beyond the end with 416.',
    rules: ['files.range', 'files.suffix', 'files.otherRanges'],
  },
  'files.sandbox': { about: 'A file carries a Content-Security-Policy with sandbox.', rules: ['files.headers'] },
  'files.sixth': {
    about: 'There are at most five videos: 400 for the sixth.',
    rules: ['uploadVideo.limits', 'responses.videoLimit'],
  },
  'files.texts': {
    about: 'Title and description are stored without blanks around them.',
    rules: ['uploadVideo.texts', 'updateVideo.texts'],
  },
  'files.type': {
    about: 'A file has the media type with which it was uploaded.',
    rules: ['files.fetched', 'files.parameters'],
  },
  'files.unknown': {
    about: 'An order with an id that nothing has is 404.',
    rules: ['reorderVideos.refused', 'responses.videoNotFound'],
  },
  'files.unused': {
    about: 'An uploaded picture of the first flow is not the avatar before it is saved.',
    rules: ['uploadProfileImage.stores'],
  },
  'files.use': {
    about: 'The next save of the profile may use an uploaded picture.',
    rules: ['updateMyProfile.picture', 'updateMyProfile.samePicture', 'uploadProfileImage.stores'],
  },
  'files.video': {
    about: 'MP4, MOV, AVI and WebM are taken, by type or by name.',
    rules: ['uploadVideo.types', 'files.byName'],
  },
  'files.videoSize': {
    about: 'A video has at most 100 MB: 413 otherwise.',
    rules: ['uploadVideo.limits', 'responses.fileTooLarge'],
  },
  'files.videoType': { about: 'A video is MP4, MOV, AVI or WebM: 415 otherwise.', rules: ['uploadVideo.types'] },
  'files.waiting': {
    about: 'A picture of somebody without a profile waits for its first save.',
    rules: ['uploadAvatar.waits'],
  },
  'form.loc': {
    about: 'A 422 points at the place of the fault: loc begins with body, query or path and the name.',
    rules: ['http.errors', 'http.unreadableLoc', 'responses.eachFault', 'schemas.loc'],
  },
  'form.repeated': {
    about: 'What may be given once and is given twice counts as one of the two, or is 422.',
    rules: ['http.repeated'],
  },
  'form.same': {
    about: 'An empty text, null and no text at all are the same where the contract says so.',
    rules: ['updateMyProfile.fields', 'uploadVideo.texts', 'updateVideo.texts'],
  },
  'form.status': {
    about: 'What breaks a rule of form is answered with 422.',
    rules: [
      'http.closed',
      'http.blank',
      'http.visible',
      'http.json',
      'http.unreadable',
      'http.mediaType',
      'http.precedence',
      'sendMessage.blank',
      'createPost.emptyParent',
      'responses.validationFailed',
      'messageContent.visible',
      'updateNotificationRequest.const',
      'createPostRequest.content',
    ],
  },
  'form.taken': {
    about: 'What breaks no rule of form is taken, also where a field says nothing.',
    rules: ['updateMyProfile.fields'],
  },
  'http.answer': { about: 'Every call is answered.' },
  'http.limited': {
    about: 'Whoever is limited (429) is let through after the time of Retry-After, or soon without one.',
  },
  'http.precision': {
    about: 'Times have fractions of a second: three different ones that are all whole seconds are no accident.',
    rules: ['http.times'],
  },
  'invariant.author': { about: 'A post shows its author as the profile does.', rules: ['http.copies'] },
  'invariant.conversation': {
    about: 'A conversation is listed as it is opened.',
    rules: ['listConversations.own', 'getConversation.whole'],
  },
  'invariant.count': {
    about: 'A count is the length of its list.',
    rules: ['countSentLikes.length', 'countReceivedLikes.length', 'countMutualLikes.length'],
  },
  'invariant.flags': {
    about: 'is_liked and is_mutual follow from the lists of likes.',
    rules: ['getLikeStatus.flags', 'listSentLikes.whole', 'likeStatus.flags'],
  },
  'invariant.found': {
    about: 'The search shows everybody once, as their profile is.',
    rules: ['searchProfiles.absent', 'searchProfiles.whole'],
  },
  'invariant.ids': {
    about: 'Who is logged in is the same in every answer.',
    rules: ['http.twoIds', 'http.static', 'getCurrentUser.own'],
  },
  'invariant.last': { about: 'last_message is the newest message, or null.', rules: ['lastMessage.newest'] },
  'invariant.likedAt': { about: 'A match shows the time of the caller’s own like.', rules: ['mutualLike.user'] },
  'invariant.liker': {
    about: 'A like shows the profile of the user that it names.',
    rules: ['sentLike.user', 'receivedLike.user', 'mutualLike.user'],
  },
  'invariant.likesCount': {
    about: 'likes_count is the number of received likes.',
    rules: ['likeProfile.likes', 'profile.likesCount'],
  },
  'invariant.matchedAt': {
    about: 'matched_at is set on matches alone, the same in all lists, and not before the later like.',
    rules: ['sentLike.matchedAt', 'receivedLike.matchedAt'],
  },
  'invariant.mutual': {
    about: 'Mutual likes are those that point at each other.',
    rules: ['listReceivedLikes.whole', 'listMutualLikes.whole'],
  },
  'invariant.notificationLink': {
    about: 'A notification names a conversation when it is about a message, and else none.',
    rules: ['notification.conversation'],
  },
  'invariant.notifications': {
    about: 'The count is that of the unread notifications.',
    rules: ['countUnreadNotifications.all'],
  },
  'invariant.parent': {
    about: 'A reply names the post above it and shows it as it is.',
    rules: ['http.copies', 'getPost.tree', 'parentPost.parent', 'parentPost.everywhere'],
  },
  'invariant.partner': {
    about: 'The other side of a conversation is shown as its profile is.',
    rules: ['http.copies', 'chatUserProfile.labels', 'chatUserProfile.tags', 'chatUserProfile.location'],
  },
  'invariant.preview': {
    about: 'A listed post is the post itself with its first three replies, without theirs.',
    rules: ['listPosts.preview', 'parentPost.everywhere'],
  },
  'invariant.profile': {
    about: 'A profile is the same wherever it is shown.',
    rules: ['http.copies', 'getProfileByUserId.whole', 'getProfile.whole', 'profile.createdAt'],
  },
  'invariant.replies': {
    about: 'All replies are counted and shown, however many they are.',
    rules: ['listPosts.preview', 'getPost.tree', 'post.repliesCount'],
  },
  'invariant.self': { about: 'Nobody likes themselves.', rules: ['likeProfile.refused'] },
  'invariant.summary': {
    about: 'The plain lists of a single profile are the labels of its tags.',
    rules: ['getProfileByUserId.whole', 'getProfile.whole', 'profile.summary', 'profile.location'],
  },
  'invariant.unread': {
    about: 'Unread are the messages of the other side that are not read, in every count.',
    rules: ['countUnreadMessages.count', 'conversation.unreadCount', 'conversationWithMessages.unreadCount'],
  },
  'invariant.unreadOnly': { about: 'unread_only is the list without what is read.', rules: ['parameters.unreadOnly'] },
  'invariant.videos': {
    about: 'Others see the videos as their owner does.',
    rules: ['listMyVideos.own', 'listProfileVideos.whole', 'listProfileVideos x-sort'],
  },
  'life.goesOn': {
    about:
      'A socket goes on, both ways, whatever came on it, however long it is quiet, and whichever tab of the person ends.',
    rules: ['socket.ignored', 'socket.largest', 'ping.quiet'],
  },
  'life.online': { about: 'Who opens a socket again is online.', rules: ['userStatus.to'] },
  'likes.answer': {
    about: 'A like is answered as it is listed.',
    rules: ['likeProfile.likes', 'sentLike.user', 'sentLike.matchedAt'],
  },
  'likes.count': {
    about: 'A count is the length of its list.',
    rules: ['countSentLikes.length', 'countReceivedLikes.length', 'countMutualLikes.length'],
  },
  'likes.counter': { about: 'likes_count of a profile follows its likes.', rules: ['profile.likesCount'] },
  'likes.event': { about: 'The liked user is notified at once: like_received.', rules: ['likeReceived.hint'] },
  'likes.leak': {
    about: 'Other users receive no event about likes between others.',
    rules: ['likeProfile x-emits like_received', 'likeProfile x-emits match_created'],
  },
  'likes.matchEvent': { about: 'A match is told to both: match_created.', rules: ['matchCreated.hint'] },
  'likes.mutual': {
    about: 'Two likes are a match for both sides.',
    rules: ['getLikeStatus.flags', 'listMutualLikes.whole'],
  },
  'likes.oneSided': { about: 'One like is no match.', rules: ['getLikeStatus.flags'] },
  'likes.order': {
    about: 'Likes are sorted by their own time, matches by that of the later like.',
    rules: ['listSentLikes x-sort', 'listReceivedLikes x-sort', 'listMutualLikes x-sort'],
  },
  'likes.received': {
    about: 'The liked person finds the like among the received.',
    rules: ['listReceivedLikes.whole'],
  },
  'likes.self': {
    about: 'Nobody likes themselves: 400.',
    rules: ['getLikeStatus.own', 'likeProfile.refused', 'responses.selfLike'],
  },
  'likes.sent': { about: 'Who likes finds it among the sent.', rules: ['listSentLikes.whole'] },
  'likes.status': { about: 'The status says whether the caller likes.', rules: ['getLikeStatus.flags'] },
  'likes.twice': {
    about: 'A second like is 409 and counts no more.',
    rules: ['likeProfile.refused', 'responses.alreadyLiked'],
  },
  'likes.unlike': {
    about: 'A like that is taken back ends the match and leaves the other’s like.',
    rules: ['unlikeProfile.gone'],
  },
  'likes.unlikeTwice': {
    about: 'What is not liked can’t be unliked: 404.',
    rules: ['unlikeProfile.absent', 'responses.likeNotFound'],
  },
  'limits.same': { about: 'A number comes back as it was sent.', rules: ['post.mediaDuration'] },
  'limits.taken': { about: 'The lowest and the highest value are taken.' },
  'list.default': { about: 'Without a bound a page has its documented length.' },
  'list.carried': {
    about: 'An item is on one page once, whole, whatever it carries: none, one or many of anything.',
    rules: ['http.fullPages'],
  },
  'list.full': { about: 'Every page but the last is full.', rules: ['http.fullPages'] },
  'list.end': { about: 'Beyond its end a list is empty.', rules: ['listProfiles.own', 'listPosts.pages'] },
  'list.pages': {
    about: 'However a list is cut, its pages are the list.',
    rules: [
      'http.fullPages',
      'listProfiles.pages',
      'listProfiles.whole',
      'listPosts.pages',
      'parameters.skip',
      'parameters.limit',
      'parameters.page',
      'parameters.perPage',
    ],
  },
  'model.delete': { about: 'Only its author deletes a post.', rules: ['deletePost x-owner-only'] },
  'model.like': {
    about: 'A first like is 200, a second 409, one’s own 400.',
    rules: ['likeProfile.likes', 'likeProfile.refused'],
  },
  'model.likeStatus': { about: 'is_liked and is_mutual follow from who likes whom.', rules: ['getLikeStatus.flags'] },
  'model.mutual': { about: 'The count of matches follows from who likes whom.', rules: ['countMutualLikes.length'] },
  'model.open': { about: 'A pair has a conversation.', rules: ['createConversation.one'] },
  'model.post': { about: 'A post is taken.', rules: ['createPost.content'] },
  'model.posts': {
    about: 'The posts that were not deleted are listed, newest first.',
    rules: ['listPosts.topLevel', 'listPosts x-sort', 'deletePost.tree'],
  },
  'model.read': {
    about: 'The answer to reading is the number of messages that it marked.',
    rules: ['markConversationRead.marks'],
  },
  'model.received': {
    about: 'The count of received likes follows from who likes whom.',
    rules: ['countReceivedLikes.length'],
  },
  'model.say': { about: 'A message is taken.', rules: ['sendMessage.trimmed'] },
  'model.sent': { about: 'The count of sent likes follows from who likes whom.', rules: ['countSentLikes.length'] },
  'model.unlike': { about: 'A like is taken back once.', rules: ['unlikeProfile.gone', 'unlikeProfile.absent'] },
  'model.unread': {
    about: 'The unread count is what others sent and the caller has not read.',
    rules: ['countUnreadMessages.count'],
  },
  'notifications.answer': { about: 'A notification is answered as it is listed.', rules: ['updateNotification.read'] },
  'notifications.count': { about: 'The count is that of the unread ones.', rules: ['countUnreadNotifications.all'] },
  'notifications.delete': { about: 'A deleted notification is gone.', rules: ['deleteNotification.gone'] },
  'notifications.event': {
    about: 'A new notification is told at once: new_notification.',
    rules: ['socket.equal', 'newNotification.to'],
  },
  'notifications.first': {
    about: 'The very first notification of somebody is there.',
    rules: ['likeProfile.notifications'],
  },
  'notifications.newest': {
    about: 'The newest hundred notifications are listed.',
    rules: ['listNotifications.newest'],
  },
  'notifications.others': {
    about: 'Marking all as read touches the caller’s alone.',
    rules: ['markAllNotificationsRead.marks'],
  },
  'notifications.owner': {
    about: 'Notifications are there for their owner alone: 404 for others.',
    rules: [
      'updateNotification.owner',
      'deleteNotification.owner',
      'responses.notificationNotFound',
      'updateNotification x-owner-only',
      'deleteNotification x-owner-only',
    ],
  },
  'notifications.read': {
    about: 'What is read counts no more.',
    rules: ['markAllNotificationsRead.marks', 'updateNotification.read'],
  },
  'notifications.readEvent': {
    about: 'Reading one is told to the other tabs: notification_read.',
    rules: ['notificationRead.count'],
  },
  'notifications.unreadOnly': { about: 'unread_only lists the unread ones alone.', rules: ['parameters.unreadOnly'] },
  'origin.preflight': {
    about: 'A preflight allows every operation with its headers, without a token.',
    rules: ['origins.preflight'],
  },
  'profiles.active': {
    about: 'A login, a save and a message move last_active, and nothing else does.',
    rules: ['profile.lastActive'],
  },
  'profiles.answer': { about: 'A profile is answered as it is stored.', rules: ['updateMyProfile.stored'] },
  'profiles.encoded': {
    about: 'A comma between tag ids counts whether it is percent-encoded or not.',
    rules: [
      'filters.locations',
      'filters.ages',
      'filters.genders',
      'filters.genres',
      'filters.instruments',
      'filters.skillLevels',
      'filters.purposes',
      'filters.performanceClips',
      'filters.activityFrequency',
    ],
  },
  'profiles.fields': {
    about: 'A save writes every text that it names.',
    rules: ['updateMyProfile.fields', 'profileFields.written', 'updateProfileFlat.same'],
  },
  'profiles.filter': {
    about: 'Within a group any tag is enough, and every group must match.',
    rules: [
      'searchProfiles.filter',
      'searchProfiles.group',
      'searchProfiles.unknown',
      'listTagCategories.skills',
      'filters.locations',
      'filters.ages',
      'filters.genders',
      'filters.genres',
      'filters.instruments',
      'filters.skillLevels',
      'filters.purposes',
      'filters.performanceClips',
      'filters.activityFrequency',
    ],
  },
  'profiles.ids': {
    about: 'A profile’s id and its user’s are different, and each has its own operation.',
    rules: ['http.twoIds'],
  },
  'profiles.name': { about: 'A blank display name is 422.', rules: ['updateMyProfile.name'] },
  'profiles.noSideEffect': { about: 'A refused save changes nothing.', rules: ['http.refused'] },
  'profiles.order': { about: 'Profiles are listed newest first.', rules: ['listProfiles x-sort'] },
  'profiles.own': { about: 'The caller never finds themselves.', rules: ['searchProfiles.whole', 'listProfiles.own'] },
  'profiles.pages': {
    about: 'Pages partition the list: nothing twice.',
    rules: ['listProfiles.pages', 'listProfiles.whole'],
  },
  'profiles.save': { about: 'A profile can be saved.', rules: ['updateMyProfile.stored'] },
  'profiles.singleChoice': {
    about: 'A category of one choice takes one tag: 422 otherwise.',
    rules: ['updateMyProfile.refused'],
  },
  'profiles.skip': { about: 'skip leaves out so many.', rules: ['parameters.skip'] },
  'profiles.stored': { about: 'What was saved is what is read.', rules: ['updateMyProfile.stored'] },
  'profiles.tags': {
    about: 'Tags are replaced as a whole.',
    rules: ['updateMyProfile.tags', 'updateMyProfile.forms', 'tagIdsByCategory.absent'],
  },
  'profiles.unknownTag': { about: 'An unknown tag is 422.', rules: ['updateMyProfile.refused'] },
  'profiles.untouched': {
    about: 'A save leaves alone what it does not name.',
    rules: ['updateMyProfile.tags', 'updateMyProfile.picture'],
  },
  'profiles.unwritten': {
    about: 'favorite_artist and looking_for are written by no operation: 422.',
    rules: ['profile.favoriteArtist', 'profile.lookingFor'],
  },
  'profiles.wrongCategory': {
    about: 'A tag under a category that it does not belong to is 422.',
    rules: ['updateMyProfile.refused'],
  },
  'query.default': {
    about: 'A default that is given is the same as none.',
    rules: ['http.repeated', 'parameters.unreadOnly'],
  },
  'rule.absent': {
    about: 'Whatever names a thing that is not there gets 404.',
    rules: [
      'unlikeProfile.absent',
      'responses.profileNotFound',
      'responses.videoNotFound',
      'responses.likeNotFound',
      'responses.conversationNotFound',
      'responses.notificationNotFound',
      'responses.postNotFound',
    ],
  },
  'rule.status': { about: 'The answer that this step of the story has to get.' },
  'rule.story': { about: 'Answers hold what the next step of a story needs.' },
  'socket.binary': { about: 'A binary frame is ignored.', rules: ['socket.binary'] },
  'socket.came': { about: 'Conversation partners are told that somebody came online.', rules: ['userStatus.to'] },
  'socket.early': { about: 'What a client sends as soon as its socket is open counts.', rules: ['socket.early'] },
  'socket.echo': {
    about: 'The sender is told of their message by message_sent and not by new_message.',
    rules: ['messageSent.to', 'newMessage.to'],
  },
  'socket.frame': { about: 'Every frame is a documented event of its documented shape.', rules: ['socket.flat'] },
  'socket.handshake': {
    about: 'A socket opens with the user’s own good token alone; otherwise HTTP 403 or close 4401.',
    rules: ['socket.token', 'socket.refused'],
  },
  'socket.history': {
    about: 'What the socket said is what the history says.',
    rules: ['socket.equal', 'getConversation.whole'],
  },
  'socket.introduced': {
    about: 'When a conversation begins, each side that is online is told to the other: user_status.',
    rules: [
      'socket.introduced',
      'userStatus.to',
      'createConversation.introduces',
      'createConversation x-emits user_status',
    ],
  },
  'socket.leak': {
    about: 'Who is not in a conversation receives no event about it.',
    rules: ['newMessage.to', 'messageSent.to'],
  },
  'socket.largest': { about: 'A frame of up to 1 MiB counts.', rules: ['socket.largest'] },
  'socket.new': { about: 'The other side receives a message at once: new_message.', rules: ['newMessage.to'] },
  'socket.offline': {
    about: 'What was sent to somebody offline is in the history, in order.',
    rules: ['sendMessage.order', 'getConversation.whole'],
  },
  'socket.once': { about: 'One action is one event.', rules: ['socket.fanOut'] },
  'socket.online': {
    about: 'online_users names everybody online that the user has to do with, themselves included.',
    rules: ['socket.concerned', 'socket.empty', 'onlineUsers.first'],
  },
  'socket.onlineFirst': { about: 'online_users is the first frame.', rules: ['onlineUsers.first'] },
  'socket.open': { about: 'A socket with the user’s own good token opens.', rules: ['socket.token'] },
  'socket.order': { about: 'Events come in the order in which things happened.', rules: ['socket.fanOut'] },
  'socket.outsider': {
    about: 'Nobody acts in a conversation of others.',
    rules: ['socket.ignored', 'sendMessageFrame.rules'],
  },
  'socket.read': {
    about: 'Both sides are notified who read what: messages_read.',
    rules: ['messagesRead.to'],
  },
  'socket.readAll': { about: 'An empty list of message ids means all.', rules: ['markAsRead.marks'] },
  'socket.reader': { about: 'reader_id is who read.', rules: ['messagesRead.reader'] },
  'socket.ownIds': {
    about: 'mark_as_read with the ids of own messages changes nothing.',
    rules: ['markAsRead.ignored'],
  },
  'socket.readIds': { about: 'messages_read names the messages that were read.', rules: ['messagesRead.ids'] },
  'socket.revoked': {
    about: 'Sockets whose token is outdated are closed with 4401.',
    rules: ['socket.revoked', 'resetPassword.ends', 'deleteAccount.sockets'],
  },
  'socket.robust': {
    about: 'Malformed, unknown, huge and forbidden frames change nothing and keep the socket open.',
    rules: ['socket.ignored'],
  },
  'socket.sent': {
    about: 'The sender is notified that the message is stored: message_sent.',
    rules: ['messageSent.to'],
  },
  'socket.tabs': { about: 'Every tab of a user receives the same events.', rules: ['socket.fanOut', 'messageSent.to'] },
  'socket.typing': { about: 'Typing is told to the other side.', rules: ['typing.relayed'] },
  'socket.typingLeak': {
    about: 'Typing is told to nobody else, the typist included.',
    rules: ['typing.relayed', 'typingStatus.echo'],
  },
  'socket.typingStop': { about: 'The end of typing is told as such.', rules: ['typing.relayed'] },
  'socket.went': {
    about: 'Conversation partners are told that somebody went offline.',
    rules: ['userStatus.to', 'userStatus.atOnce'],
  },
  'tags.once': { about: 'Every tag and every category is in the catalogue once.', rules: ['listTagCategories.whole'] },
  'tags.sorted': {
    about: 'The catalogue is sorted by sort_order in both levels.',
    rules: ['listTagCategories x-sort'],
  },
  'texts.oneLine': {
    about: 'A name or title with a control character or a character that sets a direction is 422.',
    rules: ['http.oneLine'],
  },
  'texts.same': {
    about: 'A text comes back letter for letter.',
    rules: [
      'http.texts',
      'http.nul',
      'http.lineEnds',
      'profile.ageRange',
      'profile.activityLevel',
      'profile.website',
      'profile.twitter',
      'profile.instagram',
      'profile.youtube',
      'profile.soundcloud',
    ],
  },
  'texts.taken': {
    about: 'A text of the longest length is taken, in any alphabet.',
    rules: ['http.lengths', 'http.measured', 'http.texts', 'http.nul'],
  },
  'texts.white': {
    about:
      'A text is stored without space, tab, line ends and U+3000 around it, and a blank one as none, in every field of which that is said.',
    rules: [
      'http.whiteSpace',
      'updateMyProfile.fields',
      'uploadVideo.texts',
      'updateVideo.texts',
      'sendMessage.trimmed',
      'createPost.trimmed',
      'createPost.blank',
    ],
  },
  'together.all': { about: 'What is sent at once is all there.', rules: ['http.together', 'http.raceNoFailure'] },
  'together.order': {
    about: 'Two different writes to one thing at the same time end as one after the other does.',
    rules: ['http.together'],
  },
  'together.leaver': {
    about:
      'A call that is under way while an account is deleted ends as if it had come before or after it: it is answered so, and leaves what the contract says that stays.',
    rules: ['http.together', 'deleteAccount.all'],
  },
  'together.once': {
    about: 'Of equal calls at once one succeeds.',
    rules: ['http.together', 'http.loser', 'http.raceNoFailure'],
  },
};
