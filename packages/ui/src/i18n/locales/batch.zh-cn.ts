const texts = {
  start: '开始{{action}}（{{count}}）',
  again: '重试失败的（{{count}}）',
  stop: '停止',
  progress: '成功 {{done}} 条，失败 {{failed}} 条，共 {{total}} 条',
  state: '结果',
  message: '说明',
  waiting: '未开始',
  running: '进行中',
  done: '成功',
  failed: '失败',
}

export default texts
