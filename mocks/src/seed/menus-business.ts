import { crud, group, page } from './menu-seed'

export const businessMenus = [
  group(['park', '停车管理'], 'car', [
    page(['parkingLot', '停车场', 'map'], '/biz/parkingLot', { buttons: `${crud} enable import export qrcode` }),
    page(['parkingLotOrder', '停车订单', 'receipt'], '/biz/parkingLotOrder', { buttons: 'view pay:登记支付 refund close abnormal export' }),
    page(['parkingLotReserve', '停车预约', 'calendar-clock'], '/biz/parkingLotReserve', { buttons: `${crud} audit cancel verify export` }),
    page(['parkingLotWhitelist', '停车白名单', 'verified'], '/biz/parkingLotWhitelist', {
      buttons: `${crud} enable renew:续期 import export`,
    }),
    page(['userCarNumber', '用户车牌', 'id-card'], '/biz/userCarNumber', { buttons: `${crud} unbind:解绑 export` }),
    page(['parkingPortal', '停车大屏', 'desktop'], '/parkingPortal', { buttons: '' }),
  ]),
  group(['scenic', '景区管理'], 'image', [
    page(['scenicSpot', '景区', 'globe'], '/biz/scenicSpot', { buttons: `${crud} enable sort:排序 export` }),
    page(['scenicSpotTicket', '景区门票', 'ticket'], '/biz/scenicSpotTicket', { buttons: `${crud} enable stock:库存 sync` }),
    page(['attractions', '景点', 'camera'], '/biz/attractions', { buttons: `${crud} enable` }),
    page(['navigationPoint', '导览点', 'map-marker'], '/biz/navigationPoint'),
    page(['waterSport', '水上项目', 'compass'], '/biz/waterSport', { buttons: `${crud} enable suspend:停运 session:场次` }),
    page(['waterSportTicket', '水上项目票', 'ticket'], '/biz/waterSportTicket', { buttons: `${crud} enable stock:库存 sync` }),
    page(['tourGuide', '导游', 'users'], '/biz/tourGuide', { buttons: `${crud} audit enable export` }),
    page(['tourRoute', '游览线路', 'directions'], '/biz/tourRoute', { buttons: `${crud} publish offline` }),
    page(['facility', '设施设备', 'wrench'], '/dp/facility', { buttons: `${crud} enable repair:报修 import export qrcode` }),
    page(['scenicPortal', '景区大屏', 'desktop'], '/scenicPortal', { buttons: '' }),
  ]),
  group(['merchants', '商户管理'], 'shop', [
    page(['shop', '商铺', 'shop'], '/biz/shop', { buttons: `${crud} enable qrcode import export` }),
    page(['shopApply', '入驻申请', 'file-check'], '/biz/shopApply', { buttons: `${crud} audit export` }),
    page(['shopContract', '商铺合同', 'file-edit'], '/biz/shopContract', {
      buttons: `${crud} submit-audit:提交审核 audit terminate:终止 renew:续签 export`,
    }),
    page(['shopPayment', '商铺缴费', 'wallet'], '/biz/shopPayment', {
      buttons: `${crud} pay:登记缴费 waive:减免 generate:生成账单 remind:催缴 import export`,
    }),
    page(['shopDetial', '商铺详情', 'info-circle'], '/biz/shopDetial', { prefix: 'shop_detail' }),
    page(['merchant', '商户首页', 'chart-bar'], '/merchant/index', { buttons: '' }),
  ]),
  group(['trade', '订单票务'], 'shopping-cart', [
    page(['userOrder', '用户订单', 'receipt'], '/biz/userOrder', { buttons: 'view refund refund-apply:申请退款 verify cancel export' }),
    page(['invoiceApply', '开票申请', 'file'], '/biz/invoiceApply', {
      buttons: `${crud} invoice:开票 reject:驳回 red:红冲 send:发送 export`,
    }),
    page(['invoiceTitle', '发票抬头', 'bookmark'], '/biz/invoiceTitle', { buttons: `${crud} default:设为默认` }),
    page(['otaPlatform', 'OTA平台', 'share-alt'], '/dp/otaPlatform', { buttons: `${crud} enable test` }),
    page(['otaPlatformTicket', 'OTA门票', 'ticket'], '/dp/otaPlatformTicket', { buttons: `${crud} sync enable price:改价` }),
    page(['product', '商品目录', 'box'], '/es/product', { buttons: `${crud} enable index:重建索引 import export` }),
    page(['addWords', '扩展词', 'language'], '/es/addWords', { buttons: `${crud} enable` }),
  ]),
  group(['content', '内容服务'], 'megaphone', [
    page(['announcement', '公告', 'megaphone'], '/biz/announcement', { buttons: `${crud} publish offline top:置顶` }),
    page(['notice', '通知公告', 'bell'], '/desk/notice'),
    page(['indexBanner', '首页轮播', 'images'], '/biz/indexBanner', { buttons: `${crud} enable sort:排序` }),
    page(['feedback', '意见反馈', 'comments'], '/biz/feedback', { buttons: `${crud} reply assign close export` }),
    page(['feedbackExt', '反馈扩展', 'comment'], '/biz/feedbackExt'),
    page(['frequentlyAskedQuestion', '常见问题', 'question-circle'], '/biz/frequentlyAskedQuestion', {
      buttons: `${crud} enable sort:排序`,
    }),
    page(['consultPhone', '咨询电话', 'phone'], '/biz/consultPhone'),
    page(['thirdClient', '第三方客户端', 'link'], '/biz/thirdClient', { buttons: `${crud} enable reset:重置密钥` }),
  ]),
  group(['property', '物业管理系统'], 'building', [
    page(['propertyModule', '物业模块', 'th-large'], '/biz/propertyModule', { buttons: `${crud} sort:排序` }),
    page(['propertyNotice', '物业通知', 'envelope'], '/biz/propertyNotice', { buttons: `${crud} publish revoke send:短信推送` }),
    page(['rentPlace', '租赁场地', 'home'], '/biz/rentPlace', { buttons: `${crud} enable export` }),
  ]),
  group(['iot', '视频监控'], 'video', [
    page(['cameraConfig', '平台配置', 'sliders-h'], '/iot/cameraConfig', { buttons: `${crud} enable test sync` }),
    page(['cameraInfo', '摄像头', 'video'], '/iot/cameraInfo', {
      buttons: `${crud} enable preview:预览 ptz:云台 playback:回放 snapshot:抓图 import export`,
    }),
    page(['cameraPortal', '摄像头大屏', 'desktop'], '/cameraPortal', { buttons: '' }),
  ]),
]
