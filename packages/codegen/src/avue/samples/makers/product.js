export default (safe) => {
  return {
    searchBtn: true,
    rowSort: true,
    column: [
      { label: '商品', prop: 'productName', search: true, rules: [{ required: true }] },
      { label: '货号', prop: 'productSn', search: true },
      { label: '分类', prop: 'categoryId', type: 'tree', search: true, change: ({ value }) => safe.load(value) },
      { label: '品牌', prop: 'brandName', search: true },
      { label: '价格', prop: 'price', type: 'number', precision: 2, sortable: true },
      { label: '库存', prop: 'stock', type: 'number' },
      { label: '新品', prop: 'newFlag', type: 'switch' },
      { label: '关键词', prop: 'keywords', type: 'array', search: true },
      { label: '主图', prop: 'coverImage', type: 'upload', listType: 'picture-img' },
      { label: '评分', prop: 'sales', type: 'rate', hide: true },
    ],
  }
}
