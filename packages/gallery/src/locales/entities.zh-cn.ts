/** Names of the records in the gallery's lists and forms. */
export default {
  param: {
    title: '系统参数',
    record: '参数',
    fields: { paramName: '参数名称', paramKey: '参数键名', paramValue: '参数键值', remark: '备注' },
  },
  indexBanner: {
    title: '轮播图',
    record: '轮播图',
    fields: { title: '标题', position: '展示位置', sort: '排序' },
  },
  dept: {
    title: '部门',
    record: '部门',
    fields: { deptName: '部门名称', deptCategory: '类型', sort: '排序' },
  },
  otaPlatformTicket: {
    title: '平台门票',
    record: '门票',
    fields: { ticketName: '门票', otaPlatformId: '平台', salePrice: '售价（元）', syncStatus: '同步', status: '状态' },
    actions: { enable: '启用', disable: '停用', sync: '同步' },
    consequence: { enable: '启用后可以售卖。', disable: '停用后不再售卖。', sync: '所选门票将发送到平台。' },
  },
  facility: {
    title: '设施',
    record: '设施',
    fields: { facilityName: '设施名称', facilityCode: '设施编号', facilityType: '类型', managerName: '负责人', managerPhone: '电话' },
    actions: { import: '导入' },
  },
  harbourBoat: {
    title: '船只',
    record: '船只',
    fields: { name: '船名' },
  },
  guide: {
    title: '导游',
    record: '导游',
    fields: { guideName: '姓名', phone: '手机号', idCard: '身份证号', guideCertNo: '导游证号' },
    help: { guideCertNo: '证件右上角的编号' },
  },
  post: { title: '岗位', record: '岗位', fields: { postName: '岗位名称', postCode: '岗位编号', category: '类型', sort: '排序' } },
  parkingLot: {
    title: '停车场',
    record: '停车场',
    fields: {
      leftSpace: '空余车位',
      usedSpace: '占用车位',
      income: '占用车位每小时收入（元）',
      lotName: '名称',
      lotCode: '编号',
      lotType: '类型',
      totalSpace: '车位（个）',
      hourPrice: '每小时（元）',
      freeMinutes: '免费（分钟）',
      image: '照片',
      remark: '备注',
    },
    help: { freeMinutes: '停留不超过这段时间不收费' },
    sections: { basic: '基本', charge: '收费', more: '其他' },
  },
  term: {
    title: '租期',
    record: '租期',
    fields: { startDate: '开始日期', endDate: '结束日期', area: '面积（㎡）', rentPrice: '租金单价（元）', monthRent: '月租金（元）' },
    checks: { endBeforeStart: '结束日期不能早于开始日期' },
  },
  purchase: {
    title: '采购',
    record: '采购单',
    fields: { title: '标题', items: '明细' },
    lines: { items: { product: '品名', count: '数量', price: '单价（元）', amount: '金额（元）' } },
  },
  parkingLotOrder: {
    title: '停车订单',
    record: '订单',
    fields: { orderNo: '订单号', plateNo: '车牌', enterTime: '入场', payAmount: '实付（元）', payStatus: '支付' },
  },
}
