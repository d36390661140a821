import type { LabelsOf } from '@jwsk/kit'
import type addWordsList from '../resources/add-words'
import type products from '../resources/product'

const texts = {
  product: {
    title: '商品目录',
    record: '商品',
    fields: {
      productName: '商品名称',
      productSn: '货号',
      coverImage: '主图',
      categoryId: '分类',
      brandName: '品牌',
      subTitle: '副标题',
      keywords: '关键字',
      price: '售价',
      originalPrice: '原价',
      unit: '单位',
      stock: '库存',
      sales: '销量',
      newFlag: '新品',
      recommendFlag: '推荐',
      status: '状态',
      publishTime: '上架时间',
      images: '图片',
      description: '详情',
      sort: '排序',
    },
    help: { keywords: '用于商品搜索' },
    sections: { basic: '基本信息', price: '价格', show: '展示', content: '内容' },
    consequence: {
      enable: '上架后会进入搜索结果。',
      disable: '下架后不再出现在搜索结果中。',
    },
    actions: { enable: '上架', disable: '下架', search: '搜索预览', index: '重建索引', import: '导入' },
  } satisfies LabelsOf<typeof products>,
  addWords: {
    title: '扩展词',
    hint: '同义词用等号连起来，如「龙井=绿茶」；改动在重建索引后生效。',
    record: '词',
    fields: {
      word: '词',
      type: '类型',
      sort: '排序',
      status: '状态',
      createTime: '创建时间',
    },
    help: { word: '同义词如「龙井=绿茶」' },
    consequence: {
      enable: '启用后搜索会按该词匹配。',
      disable: '停用后搜索不再按该词匹配。',
    },
    actions: { enable: '启用', disable: '停用' },
  } satisfies LabelsOf<typeof addWordsList>,
  find: {
    keyword: '关键字',
    placeholder: '像游客一样搜索，例如：龙井 礼盒',
    everywhere: '全部分类',
    start: '输入关键字，看看游客会搜到什么',
    failed: '搜索没有成功',
    none: '没有搜到「{{keyword}}」',
    noneHint: '可以给它配同义词，或检查商品是否已上架。',
    count: '搜到 {{count}} 件商品',
    score: '相关度 {{score}}',
    previous: '上一页',
    next: '下一页',
  },
  index: {
    failed: '索引状态没有加载出来',
    total: '商品数量',
    changed: '待生效的变更',
    running: '正在重建，已完成 {{done}} / {{total}}',
    built: '现用索引建成于 {{time}}',
  },
}

export default texts
