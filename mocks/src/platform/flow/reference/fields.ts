import type { FlowField } from '@jwsk/sdk/flow'
import type { ReferenceKey } from './processes'

const money = (name: string, label: string): FlowField => ({ name, label, kind: 'money', required: true, isFact: true })
const text = (name: string, label: string): FlowField => ({ name, label, kind: 'text', required: true })
const choice = (name: string, label: string, choices: string): FlowField => ({
  name,
  label,
  kind: 'choice',
  required: true,
  choices: choices.split(' '),
})

/** Forms of the reference processes, but for the one of expenses, which is older. */
export const referenceFields: Readonly<Record<Exclude<ReferenceKey, 'expense'>, readonly FlowField[]>> = {
  purchase: [
    { ...text('title', '采购事项'), isFact: true },
    choice('kind', '类别', '办公用品 设备 工程物资 服务'),
    {
      name: 'lines',
      label: '采购明细',
      kind: 'rows',
      required: true,
      columns: [
        text('name', '名称'),
        { name: 'spec', label: '规格', kind: 'text' },
        { name: 'quantity', label: '数量', kind: 'number', required: true },
        { name: 'price', label: '单价（元）', kind: 'money', required: true },
        { name: 'supplier', label: '供应商', kind: 'text' },
      ],
    },
    money('total', '合计（元）'),
    { name: 'neededBy', label: '需要日期', kind: 'date' },
    { name: 'reason', label: '用途', kind: 'textarea', required: true },
    { name: 'quotes', label: '报价单', kind: 'file' },
  ],
  contract: [
    { ...text('title', '合同名称'), isFact: true },
    { ...text('party', '对方单位'), isFact: true },
    choice('kind', '合同类型', '租赁 采购 服务 其他'),
    money('amount', '合同金额（元）'),
    { name: 'startsOn', label: '生效日期', kind: 'date', required: true },
    { name: 'endsOn', label: '到期日期', kind: 'date', required: true },
    {
      name: 'lines',
      label: '付款计划',
      kind: 'rows',
      columns: [
        text('item', '款项'),
        { name: 'amount', label: '金额（元）', kind: 'money', required: true },
        { name: 'payOn', label: '付款日期', kind: 'date' },
      ],
    },
    { name: 'file', label: '合同文本', kind: 'file', required: true },
    { name: 'legalOpinion', label: '法务意见', kind: 'textarea' },
  ],
  stamp: [
    { ...choice('seal', '印章', '公章 合同章 财务章 法人章'), isFact: true },
    { ...text('document', '文件名称'), isFact: true },
    { name: 'copies', label: '份数', kind: 'number', required: true },
    { name: 'useOn', label: '用章日期', kind: 'date', required: true },
    choice('takeOut', '是否外带', '否 是'),
    { name: 'keeper', label: '印章保管人', kind: 'person', required: true },
    { name: 'files', label: '待盖章文件', kind: 'file' },
    { name: 'usedCopies', label: '实际用印份数', kind: 'number' },
  ],
  refund: [
    text('orderNo', '订单号'),
    { ...choice('product', '产品', '门票 年卡 游船票 停车 演出'), isFact: true },
    money('amount', '退款金额（元）'),
    { name: 'paidOn', label: '支付日期', kind: 'date', required: true },
    { name: 'reason', label: '退款原因', kind: 'textarea', required: true },
    { name: 'account', label: '退款账户', kind: 'text' },
    { name: 'evidence', label: '凭证', kind: 'file' },
  ],
  shopEntry: [
    { ...text('shopName', '商户名称'), isFact: true },
    { ...choice('category', '业态', '餐饮 零售 文创 体验 其他'), isFact: true },
    { name: 'area', label: '经营面积（平方米）', kind: 'number', required: true, isFact: true },
    text('contact', '联系人'),
    text('phone', '联系电话'),
    { name: 'openOn', label: '计划开业日期', kind: 'date' },
    { name: 'plan', label: '经营方案', kind: 'textarea' },
    { name: 'license', label: '营业执照', kind: 'file' },
    { name: 'fireCheck', label: '消防检查结论', kind: 'textarea' },
  ],
  rentReduction: [
    { ...text('shop', '商户'), isFact: true },
    text('contractNo', '租赁合同编号'),
    { ...choice('cause', '减免原因', '施工影响 客流下降 自然灾害 其他') },
    {
      name: 'months',
      label: '减免明细',
      kind: 'rows',
      required: true,
      columns: [
        text('month', '月份'),
        { name: 'rent', label: '应收租金（元）', kind: 'money', required: true },
        { name: 'reduced', label: '减免金额（元）', kind: 'money' },
      ],
    },
    money('amount', '减免合计（元）'),
    { name: 'reason', label: '说明', kind: 'textarea', required: true },
    { name: 'files', label: '证明材料', kind: 'file' },
  ],
  hiring: [
    { ...text('candidate', '候选人'), isFact: true },
    { ...text('position', '拟录用岗位'), isFact: true },
    { name: 'dept', label: '用人部门', kind: 'department', required: true },
    { name: 'interviewer', label: '面试官', kind: 'person', required: true },
    { name: 'score', label: '面试评分', kind: 'number' },
    { name: 'salary', label: '月薪（元）', kind: 'money' },
    { name: 'startOn', label: '入职日期', kind: 'date' },
    { name: 'resume', label: '简历', kind: 'file' },
  ],
  repair: [
    { ...text('place', '地点'), isFact: true },
    choice('kind', '类别', '水电 空调 闸机 游船 其他'),
    { ...choice('urgency', '紧急程度', '一般 紧急'), isFact: true },
    { name: 'description', label: '故障描述', kind: 'textarea', required: true },
    { name: 'photos', label: '照片', kind: 'file' },
    { name: 'cost', label: '维修费用（元）', kind: 'money' },
    {
      name: 'parts',
      label: '更换配件',
      kind: 'rows',
      columns: [
        text('name', '配件'),
        { name: 'quantity', label: '数量', kind: 'number', required: true },
        { name: 'price', label: '单价（元）', kind: 'money' },
      ],
    },
  ],
}
