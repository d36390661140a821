export const option = {
  column: [
    { label: safe('camera.name'), prop: 'cameraName', search: true, rules: [{ required: true }] },
    { label: safe('camera.code'), prop: 'cameraCode', search: true },
    { label: '平台', prop: 'cameraConfigId', type: 'select', search: true },
    { label: '类型', prop: 'cameraType', type: 'select', search: true },
    { label: '地址', prop: 'ipAddress', search: true },
    { label: '在线', prop: 'onlineStatus', type: 'select', search: true, display: false },
    { label: '云台', prop: 'ptzFlag', type: 'switch' },
    { label: '流地址', prop: 'streamUrl', hide: true },
  ],
}

function safe(key) {
  return window.texts[key]
}
