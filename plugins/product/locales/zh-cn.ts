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
    sections: { basic: '基本信息', price: '价格', show: '展示', content: '内容' },
    actions: { enable: '上架', disable: '下架', index: '重建索引' },
  } satisfies LabelsOf<typeof products>,
  addWords: {
    title: '扩展词',
    record: '词',
    fields: {
      word: '词',
      type: '类型',
      sort: '排序',
      status: '状态',
      createTime: '创建时间',
    },
    actions: { enable: '启用', disable: '停用' },
  } satisfies LabelsOf<typeof addWordsList>,
}

export default texts
