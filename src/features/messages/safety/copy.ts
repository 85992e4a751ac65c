/** The texts of the warning below the messages of a young chat (rule M46). */
export const safetyNotice = {
  label: 'ご注意',
  money:
    'お金についてのメッセージがあります。会ったことのない人に、送金したりギフトカードの番号を伝えたりしないでください。',
  address: '外部のサイトや連絡先への案内があります。パスワードや支払いを求められても、応じないでください。',
  phone: '電話番号のあるメッセージがあります。よく知り合うまで、自分の番号や住所は伝えないでください。',
  close: '注意を閉じる',
} as const;
