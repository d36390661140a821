import { defineArea, register } from '../../engine/area'
import { shopDetailMocks, shopMocks } from './shop'
import { shopApplyMocks } from './shop-apply'
import { shopApplyTable } from './shop-apply-table'
import { shopContractMocks } from './shop-contract'
import { shopContractTable } from './shop-contract-table'
import { shopDetailTable } from './shop-detail-table'
import { shopPaymentMocks } from './shop-payment'
import { shopPaymentTable } from './shop-payment-table'
import { shopTable } from './shop-table'

export const shop = defineArea({
  entities: [
    register(shopTable, shopMocks),
    register(shopDetailTable, shopDetailMocks, { shopId: shopTable }),
    register(shopApplyTable, shopApplyMocks, { shopId: shopTable }),
    register(shopContractTable, shopContractMocks, { shopId: shopTable, applyId: shopApplyTable, renews: shopContractTable }),
    register(shopPaymentTable, shopPaymentMocks, { shopId: shopTable, contractId: shopContractTable }),
  ],
  dictionaries: [
    ['shop_type', '商铺业态', '1=餐饮 2=零售 3=民宿 4=文创 5=娱乐 9=其他'],
    ['shop_status', '商铺状态', '0=空置 1=已出租 2=装修 3=停业'],
    ['shop_facility', '商铺配套', '1=无线网络 2=停车位 3=包间 4=婴儿椅 5=充电宝 6=无障碍通道'],
    ['applicant_type', '申请人类型', '1=个人 2=企业'],
    ['shop_apply_status', '商铺申请状态', '0=待审核 1=审核通过 2=审核驳回 3=已撤回 4=已签约'],
    ['contract_status', '合同状态', '0=草稿 1=待生效 2=生效中 3=已到期 4=已终止 5=已续签'],
    ['pay_cycle', '缴费周期', '1=月 2=季 3=半年 4=年'],
    ['fee_type', '费用类型', '1=租金 2=物业费 3=水费 4=电费 5=保证金 9=其他'],
    ['payment_status', '缴费状态', '0=待缴 1=已缴 2=部分缴 3=逾期 4=已减免'],
  ],
})
