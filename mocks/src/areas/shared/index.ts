import { defineArea } from '../../engine/area'

export const shared = defineArea({
  dictionaries: [
    ['on_off', '上下架', '0=下架 1=上架'],
    ['show_hide', '显示隐藏', '0=隐藏 1=显示'],
    ['enable_status', '启用状态', '0=停用 1=启用'],
    ['publish_status', '发布状态', '0=草稿 1=已发布 2=已下线'],
    ['audit_status', '审核状态', '0=待审核 1=审核通过 2=审核驳回 3=已撤回'],
    ['pay_status', '支付状态', '0=待支付 1=已支付 2=退款中 3=已退款 4=部分退款 9=已关闭'],
    ['pay_way', '支付方式', '1=微信 2=支付宝 3=现金 4=余额 5=OTA 6=银行转账'],
    ['order_source', '订单来源', '1=小程序 2=APP 3=窗口 4=OTA 5=第三方'],
  ],
})
