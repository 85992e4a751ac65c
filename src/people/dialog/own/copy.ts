/** The texts of the viewer's own profile in the dialog (docs/texts.md X12). */
export const ownProfile = {
  seen: 'ほかの人には、このように見えています',
  unsaved: '保存していない変更は、まだほかの人には見えません',
  backToEditor: '編集に戻る',
  addressHelp: 'このアドレスを開いた人は、ログインするとあなたのプロフィールを見られます',
  share: 'プロフィールを共有',
  copyFailed: 'コピーできませんでした。アドレスを選択してコピーしてください',
  showCode: 'QRコードを表示',
  hideCode: 'QRコードを隠す',
  code: (name: string) => `${name}さんのプロフィールのQRコード`,
} as const;
