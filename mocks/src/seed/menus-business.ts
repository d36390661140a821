import { createGroupSeed, createPageSeed, crudButtons } from './menu-seed'

export const businessMenus = [
  createGroupSeed(['park', '停车管理'], 'car', [
    createPageSeed(['parkingLot', '停车场', 'warehouse'], '/biz/parkingLot', { buttons: `${crudButtons} enable import export qrcode` }),
    createPageSeed(['parkingLotOrder', '停车订单', 'receipt'], '/biz/parkingLotOrder', {
      buttons: 'view pay:登记支付 refund close abnormal export',
    }),
    createPageSeed(['parkingLotReserve', '停车预约', 'calendar-clock'], '/biz/parkingLotReserve', {
      buttons: `${crudButtons} audit cancel verify export`,
    }),
    createPageSeed(['parkingLotWhitelist', '停车白名单', 'verified'], '/biz/parkingLotWhitelist', {
      buttons: `${crudButtons} enable renew:续期 import export`,
    }),
    createPageSeed(['userCarNumber', '用户车牌', 'credit-card'], '/biz/userCarNumber', { buttons: `${crudButtons} unbind:解绑 export` }),
    createPageSeed(['parkingPortal', '停车大屏', 'desktop'], '/parkingPortal', { buttons: '' }),
  ]),
  createGroupSeed(['scenic', '景区管理'], 'image', [
    createPageSeed(['scenicSpot', '景区', 'globe'], '/biz/scenicSpot', { buttons: `${crudButtons} enable sort:排序 export` }),
    createPageSeed(['scenicSpotTicket', '景区门票', 'ticket'], '/biz/scenicSpotTicket', {
      buttons: `${crudButtons} enable stock:库存 sync`,
    }),
    createPageSeed(['attractions', '景点', 'camera'], '/biz/attractions', { buttons: `${crudButtons} enable` }),
    createPageSeed(['navigationPoint', '导览点', 'map-marker'], '/biz/navigationPoint'),
    createPageSeed(['waterSport', '水上项目', 'compass'], '/biz/waterSport', {
      buttons: `${crudButtons} enable suspend:停运 session:场次`,
    }),
    createPageSeed(['waterSportTicket', '水上项目票', 'qrcode'], '/biz/waterSportTicket', {
      buttons: `${crudButtons} enable stock:库存 sync`,
    }),
    createPageSeed(['tourGuide', '导游', 'flag'], '/biz/tourGuide', { buttons: `${crudButtons} audit enable export` }),
    createPageSeed(['tourRoute', '游览线路', 'directions'], '/biz/tourRoute', { buttons: `${crudButtons} publish offline` }),
    createPageSeed(['facility', '设施设备', 'hammer'], '/dp/facility', {
      buttons: `${crudButtons} enable repair:报修 import export qrcode`,
    }),
    createPageSeed(['scenicPortal', '景区大屏', 'desktop'], '/scenicPortal', { buttons: '' }),
  ]),
  createGroupSeed(['merchants', '商户管理'], 'shop', [
    createPageSeed(['shop', '商铺', 'shop'], '/biz/shop', { buttons: `${crudButtons} enable qrcode import export` }),
    createPageSeed(['shopApply', '入驻申请', 'file-check'], '/biz/shopApply', { buttons: `${crudButtons} audit export` }),
    createPageSeed(['shopContract', '商铺合同', 'file-edit'], '/biz/shopContract', {
      buttons: `${crudButtons} submit-audit:提交审核 audit terminate:终止 renew:续签 export`,
    }),
    createPageSeed(['shopPayment', '商铺缴费', 'wallet'], '/biz/shopPayment', {
      buttons: `${crudButtons} pay:登记缴费 waive:减免 generate:生成账单 remind:催缴 import export`,
    }),
    createPageSeed(['shopDetial', '商铺详情', 'info-circle'], '/biz/shopDetial', { prefix: 'shop_detail' }),
    createPageSeed(['merchant', '商户首页', 'chart-scatter'], '/merchant/index', { buttons: '' }),
  ]),
  createGroupSeed(['trade', '订单票务'], 'shopping-cart', [
    createPageSeed(['userOrder', '用户订单', 'receipt'], '/biz/userOrder', {
      buttons: 'view refund refund-apply:申请退款 verify cancel export',
    }),
    createPageSeed(['invoiceApply', '开票申请', 'file'], '/biz/invoiceApply', {
      buttons: `${crudButtons} invoice:开票 reject:驳回 red:红冲 send:发送 export`,
    }),
    createPageSeed(['invoiceTitle', '发票抬头', 'bookmark'], '/biz/invoiceTitle', { buttons: `${crudButtons} default:设为默认` }),
    createPageSeed(['otaPlatform', 'OTA平台', 'share-alt'], '/dp/otaPlatform', { buttons: `${crudButtons} enable test` }),
    createPageSeed(['otaPlatformTicket', 'OTA门票', 'tags'], '/dp/otaPlatformTicket', {
      buttons: `${crudButtons} sync enable price:改价`,
    }),
    createPageSeed(['product', '商品目录', 'box'], '/es/product', { buttons: `${crudButtons} enable index:重建索引 import export` }),
    createPageSeed(['addWords', '扩展词', 'language'], '/es/addWords', { buttons: `${crudButtons} enable` }),
  ]),
  createGroupSeed(['content', '内容服务'], 'megaphone', [
    createPageSeed(['announcement', '公告', 'megaphone'], '/biz/announcement', { buttons: `${crudButtons} publish offline top:置顶` }),
    createPageSeed(['notice', '通知公告', 'bell'], '/desk/notice'),
    createPageSeed(['indexBanner', '首页轮播', 'images'], '/biz/indexBanner', { buttons: `${crudButtons} enable sort:排序` }),
    createPageSeed(['feedback', '意见反馈', 'comments'], '/biz/feedback', { buttons: `${crudButtons} reply assign close export` }),
    createPageSeed(['feedbackExt', '反馈扩展', 'comment'], '/biz/feedbackExt'),
    createPageSeed(['frequentlyAskedQuestion', '常见问题', 'question-circle'], '/biz/frequentlyAskedQuestion', {
      buttons: `${crudButtons} enable sort:排序`,
    }),
    createPageSeed(['consultPhone', '咨询电话', 'phone'], '/biz/consultPhone'),
    createPageSeed(['thirdClient', '第三方客户端', 'link'], '/biz/thirdClient', { buttons: `${crudButtons} enable reset:重置密钥` }),
  ]),
  createGroupSeed(['property', '物业管理系统'], 'building', [
    createPageSeed(['propertyModule', '物业模块', 'th-large'], '/biz/propertyModule', { buttons: `${crudButtons} sort:排序` }),
    createPageSeed(['propertyNotice', '物业通知', 'envelope'], '/biz/propertyNotice', {
      buttons: `${crudButtons} publish revoke send:短信推送`,
    }),
    createPageSeed(['rentPlace', '租赁场地', 'home'], '/biz/rentPlace', { buttons: `${crudButtons} enable pay:登记收款 export` }),
  ]),
  createGroupSeed(['iot', '视频监控'], 'video', [
    createPageSeed(['cameraConfig', '平台配置', 'sliders-h'], '/iot/cameraConfig', { buttons: `${crudButtons} enable test sync` }),
    createPageSeed(['cameraInfo', '摄像头', 'video'], '/iot/cameraInfo', {
      buttons: `${crudButtons} enable preview:预览 ptz:云台 playback:回放 snapshot:抓图 import export`,
    }),
    createPageSeed(['cameraPortal', '摄像头大屏', 'desktop'], '/cameraPortal', { buttons: '' }),
  ]),
]
