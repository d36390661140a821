export const option = {
  viewBtn: true,
  column: [
    { label: '应用', prop: 'appId', type: 'select', remote: true, search: true, rules: [{ required: true }] },
    { label: '平台', prop: 'platform', type: 'select', search: true },
    { label: '版本名', prop: 'versionName', search: true, rules: [{ required: true }] },
    { label: '版本号', prop: 'versionCode', type: 'number' },
    { label: '强制更新', prop: 'forceUpdate', type: 'switch' },
    { label: '安装包', prop: 'downloadUrl', type: 'upload', limit: 1, accept: '.apk,.ipa', hide: true },
    { label: '更新说明', prop: 'releaseNote', type: 'textarea', hide: true },
    { label: '发布时间', prop: 'publishTime', type: 'datetime', display: false },
  ],
}
