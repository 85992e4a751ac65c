/** The texts of notifications and of the question about them (docs/texts.md X18). */
export const alerts = {
  from: (name: string) => `${name}さんからのメッセージ`,
  hidden: '新しいメッセージがあります',
  invitation: 'アプリを見ていないときも、返信を通知でお知らせできます',
  allow: '通知を受け取る',
} as const;
