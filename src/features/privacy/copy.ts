import { operatorSetting } from '../../lib/browser/operatorSetting.ts';
import { APP_NAME } from '../../ui/Wordmark/appName.ts';

/** Name of the operator; a placeholder unless the operator sets another value. */
const OPERATOR: string = operatorSetting('operator') || `${APP_NAME}運営事務局`;
const CONTACT: string = operatorSetting('contact') || 'privacy@otonowa.example';

/** Date of the last change of the text; to be updated with every change. */
const POLICY_DATE = '2026年11月20日';

export interface Section {
  /** The fragment of its URL without #: `section-1`. */
  id: string;
  title: string;
  body: string;
  items?: readonly string[];
  note?: string;
}

/** The privacy policy (rule V1). It is a draft that the operator's lawyer has to review. */
export const privacy = {
  title: 'プライバシーポリシー',
  updated: `最終更新日: ${POLICY_DATE}`,
  intro: `${OPERATOR}（以下「当社」といいます。）は、${APP_NAME}（以下「本サービス」といいます。）における利用者の個人情報を、個人情報の保護に関する法律その他の関係法令に従い、次のとおり取り扱います。`,
  contents: '目次',
  home: `${APP_NAME} ホーム`,
  back: '前の画面に戻る',
} as const;

export const sections: readonly Section[] = [
  {
    id: 'section-1',
    title: '1. 取得する情報',
    body: '当社は、本サービスの登録および利用にあたり、次の情報を取得することがあります。',
    items: [
      '氏名（または表示名）',
      '生年月日',
      '居住地（都道府県は必須、市区町村は任意）',
      '性別',
      '音楽の好み（ジャンル、楽器、好きなアーティストなど）',
      '活動頻度および活動の目的',
      '希望する活動距離',
      '写真および動画・音声などのメディア',
      'SNSアカウントの情報',
    ],
    note: 'このほか、メールアドレス、ログイン状態の保持に必要な情報、本サービスの利用状況を取得します。項目によっては入力が任意のものがあります。',
  },
  {
    id: 'section-2',
    title: '2. 利用目的',
    body: '取得した情報は、(1)本人確認およびアカウントの管理、(2)プロフィールの表示、検索およびマッチ度の計算、(3)メッセージ・お知らせの配信、(4)不正利用の防止と安全の確保、(5)お問い合わせへの対応、(6)本サービスの改善のために利用します。',
  },
  {
    id: 'section-3',
    title: '3. 第三者への提供',
    body: '法令に基づく場合を除き、あらかじめ利用者の同意を得ることなく、個人情報を第三者に提供しません。プロフィール、投稿、動画など利用者が公開した情報は、ほかの利用者に表示されます。',
  },
  {
    id: 'section-4',
    title: '4. 業務の委託',
    body: '利用目的の達成に必要な範囲で、個人情報の取扱いを外部に委託することがあります。この場合、委託先を適切に監督します。',
  },
  {
    id: 'section-5',
    title: '5. 安全管理',
    body: '個人情報の漏えい、滅失または毀損を防ぐため、必要かつ適切な安全管理措置を講じます。',
  },
  {
    id: 'section-6',
    title: '6. 端末に保存する情報',
    body: '本サービスは、ログイン状態、表示設定、送信前の下書きや録音を、お使いの端末（ブラウザのストレージ）に保存します。ログアウトすると、ログイン情報は端末から削除されます。',
  },
  {
    id: 'section-7',
    title: '7. 開示・訂正・削除',
    body: '利用者は、プロフィール編集画面から登録情報を確認・訂正でき、アカウントメニューからアカウントを削除できます。そのほかの開示等の請求は、お問い合わせ窓口までご連絡ください。',
  },
  {
    id: 'section-8',
    title: '8. 未成年の利用',
    body: '未成年の方は、保護者の同意を得たうえで本サービスを利用してください。',
  },
  {
    id: 'section-9',
    title: '9. 改定',
    body: '本ポリシーの内容を変更するときは、本サービス上でお知らせします。',
  },
  {
    id: 'section-10',
    title: '10. お問い合わせ窓口',
    body: `${OPERATOR} 個人情報お問い合わせ窓口\u3000${CONTACT}`,
  },
];
