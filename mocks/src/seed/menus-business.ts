import { crud, group, link, page } from './menu-seed'

export const businessMenus = [
  group(['park', '停车管理'], 'car', [
    page(['parkingLot', '停车场'], '/biz/parkingLot', 'map', { buttons: `${crud} enable import export qrcode` }),
    page(['parkingLotOrder', '停车订单'], '/biz/parkingLotOrder', 'receipt', { buttons: 'view pay:登记支付 refund close abnormal export' }),
    page(['parkingLotReserve', '停车预约'], '/biz/parkingLotReserve', 'calendar-clock', { buttons: `${crud} audit cancel verify export` }),
    page(['parkingLotWhitelist', '停车白名单'], '/biz/parkingLotWhitelist', 'verified', { buttons: `${crud} enable renew:续期 import export` }),
    page(['userCarNumber', '用户车牌'], '/biz/userCarNumber', 'id-card', { buttons: `${crud} unbind:解绑 export` }),
    link(['parkingPortal', '停车大屏'], 'https://screen.example.test/parking?lot=all&mode=day', 'desktop'),
  ]),
  group(['scenic', '景区管理'], 'image', [
    page(['scenicSpot', '景区'], '/biz/scenicSpot', 'globe', { buttons: `${crud} enable sort:排序 export` }),
    page(['scenicSpotTicket', '景区门票'], '/biz/scenicSpotTicket', 'ticket', { buttons: `${crud} enable stock:库存 sync` }),
    page(['attractions', '景点'], '/biz/attractions', 'camera', { buttons: `${crud} enable` }),
    page(['navigationPoint', '导览点'], '/biz/navigationPoint', 'map-marker'),
    page(['waterSport', '水上项目'], '/biz/waterSport', 'compass', { buttons: `${crud} enable suspend:停运` }),
    page(['waterSportTicket', '水上项目票'], '/biz/waterSportTicket', 'ticket', { buttons: `${crud} enable stock:库存 sync` }),
    page(['tourGuide', '导游'], '/biz/tourGuide', 'users', { buttons: `${crud} audit enable export` }),
    page(['tourRoute', '游览线路'], '/biz/tourRoute', 'directions', { buttons: `${crud} publish offline` }),
    page(['facility', '设施设备'], '/dp/facility', 'wrench', { buttons: `${crud} enable repair:报修 import export qrcode` }),
  ]),
  group(['merchants', '商户管理'], 'shop', [
    page(['shop', '商铺'], '/biz/shop', 'shop', { buttons: `${crud} enable qrcode import export` }),
    page(['shopApply', '入驻申请'], '/biz/shopApply', 'file-check', { buttons: `${crud} audit export` }),
    page(['shopContract', '商铺合同'], '/biz/shopContract', 'file-edit', { buttons: `${crud} submit-audit:提交审核 audit terminate:终止 renew:续签 export` }),
    page(['shopPayment', '商铺缴费'], '/biz/shopPayment', 'wallet', { buttons: `${crud} pay:登记缴费 waive:减免 generate:生成账单 remind:催缴 import export` }),
    page(['shopDetial', '商铺详情'], '/biz/shopDetial', 'info-circle', { prefix: 'shop_detail' }),
    page(['merchant', '商户首页'], '/merchant/index', 'chart-bar', { buttons: '' }),
  ]),
  group(['trade', '订单票务'], 'shopping-cart', [
    page(['userOrder', '用户订单'], '/biz/userOrder', 'receipt', { buttons: 'view refund refund-apply:申请退款 verify cancel export' }),
    page(['invoiceApply', '开票申请'], '/biz/invoiceApply', 'file', { buttons: `${crud} invoice:开票 reject:驳回 red:红冲 send:发送 export` }),
    page(['invoiceTitle', '发票抬头'], '/biz/invoiceTitle', 'bookmark', { buttons: `${crud} default:设为默认` }),
    page(['otaPlatform', 'OTA平台'], '/dp/otaPlatform', 'share-alt', { buttons: `${crud} enable test` }),
    page(['otaPlatformTicket', 'OTA门票'], '/dp/otaPlatformTicket', 'ticket', { buttons: `${crud} sync enable price:改价` }),
    page(['product', '商品目录'], '/es/product', 'box', { buttons: `${crud} enable index:重建索引 import export` }),
    page(['addWords', '扩展词'], '/es/addWords', 'language', { buttons: `${crud} enable` }),
  ]),
  group(['content', '内容服务'], 'megaphone', [
    page(['announcement', '公告'], '/biz/announcement', 'megaphone', { buttons: `${crud} publish offline top:置顶` }),
    page(['notice', '通知公告'], '/desk/notice', 'bell'),
    page(['indexBanner', '首页轮播'], '/biz/indexBanner', 'images', { buttons: `${crud} enable sort:排序` }),
    page(['feedback', '意见反馈'], '/biz/feedback', 'comments', { buttons: `${crud} reply assign close export` }),
    page(['feedbackExt', '反馈扩展'], '/biz/feedbackExt', 'comment'),
    page(['frequentlyAskedQuestion', '常见问题'], '/biz/frequentlyAskedQuestion', 'question-circle', { buttons: `${crud} enable sort:排序` }),
    page(['consultPhone', '咨询电话'], '/biz/consultPhone', 'phone'),
    page(['thirdClient', '第三方客户端'], '/biz/thirdClient', 'link', { buttons: `${crud} enable reset:重置密钥` }),
  ]),
  group(['property', '物业管理系统'], 'building', [
    page(['propertyModule', '物业模块'], '/biz/propertyModule', 'th-large', { buttons: `${crud} sort:排序` }),
    page(['propertyNotice', '物业通知'], '/biz/propertyNotice', 'envelope', { buttons: `${crud} publish revoke send:短信推送` }),
    page(['rentPlace', '租赁场地'], '/biz/rentPlace', 'home', { buttons: `${crud} enable export` }),
  ]),
  group(['iot', '视频监控'], 'video', [
    page(['cameraConfig', '平台配置'], '/iot/cameraConfig', 'sliders-h', { buttons: `${crud} enable test sync` }),
    page(['cameraInfo', '摄像头'], '/iot/cameraInfo', 'video', { buttons: `${crud} enable preview:预览 ptz:云台 playback:回放 snapshot:抓图 import export` }),
  ]),
]
