// Chinese placeholders of names, word by word; a name with an unknown word stands for itself
const wordByName = {
  ...{
    name: '名称',
    title: '标题',
    no: '编号',
    number: '编号',
    code: '编码',
    type: '类型',
    category: '分类',
    status: '状态',
    state: '状态',
  },
  ...{ date: '日期', time: '时间', day: '日', year: '年', month: '月', start: '开始', end: '结束', due: '到期', sign: '签订', pay: '支付' },
  ...{
    create: '创建',
    update: '更新',
    order: '订单',
    purchase: '采购',
    sale: '销售',
    contract: '合同',
    supplier: '供应商',
    customer: '客户',
  },
  ...{ product: '商品', goods: '货物', user: '用户', contact: '联系人', phone: '电话', email: '邮箱', address: '地址', company: '公司' },
  ...{
    total: '合计',
    amount: '金额',
    money: '金额',
    price: '价格',
    fee: '费用',
    cost: '成本',
    quantity: '数量',
    count: '数量',
    unit: '单位',
  },
  ...{ sort: '排序', remark: '备注', description: '说明', content: '内容', reason: '原因', image: '图片', images: '图片', cover: '封面' },
  ...{ line: '明细', lines: '明细', item: '明细', items: '明细', stock: '库存', rate: '比例', level: '级别', plate: '车牌', area: '面积' },
  ...{ send: '发送', approve: '审批', audit: '审核', reject: '驳回', cancel: '取消', close: '关闭', finish: '完成', publish: '发布' },
  ...{
    offline: '下线',
    submit: '提交',
    confirm: '确认',
    receive: '签收',
    start: '开始',
    stop: '停止',
    archive: '归档',
    remind: '提醒',
    urgent: '紧急',
  },
}

/** Returns a Chinese placeholder of a camelCase name: 采购订单 of `purchaseOrder`. */
export function toChinese(name) {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
  const known = words.map((word) => (Object.hasOwn(wordByName, word) ? wordByName[word] : undefined))
  return known.every(Boolean) ? known.join('') : name
}
