export interface NoticeSeed {
  readonly title: string
  /** Key of the dictionary `notice`. */
  readonly category: number
  /** Days since the release; negative if it is in the future. */
  readonly daysAgo: number
  readonly content: string
}

const renderParagraphs = (...lines: readonly string[]) => lines.map((text) => `<p>${text}</p>`).join('')
const renderList = (...items: readonly string[]) => `<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`
const renderTable = (head: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</tbody></table>`

const createNoticeSeed = (title: string, [category, daysAgo]: readonly [number, number], content: string): NoticeSeed => ({
  title,
  category,
  daysAgo,
  content,
})

export const noticeSeeds: readonly NoticeSeed[] = [
  createNoticeSeed(
    '安全生产责任制考核办法',
    [4, 168],
    renderParagraphs('自本季度起，各部门安全生产考核按新办法执行。', '<strong>考核结果与年终评优挂钩。</strong>'),
  ),
  createNoticeSeed(
    '关于启用新版巡检助手的通知',
    [1, 160],
    renderParagraphs('工程维修组、安保组请于本周五前完成安装。') + renderList('旧版本月底停用', '离线记录须先上传', '问题请联系信息技术部'),
  ),
  createNoticeSeed(
    '转发：汛期地质灾害防范工作要求',
    [3, 152],
    renderParagraphs('各景区巡查频次由每日一次增至每日三次，发现险情立即封闭并上报。'),
  ),
  createNoticeSeed('票务部岗位任免通知', [5, 147], renderParagraphs('经研究决定，聘任票务部副经理一名，试用期三个月。')),
  createNoticeSeed(
    '六月水上项目检修安排',
    [6, 140],
    renderTable(
      ['项目', '日期', '检修内容'],
      ['湖心游船', '6月3日', '主机保养'],
      ['皮划艇', '6月5日', '艇体检查'],
      ['漂流', '6月8日至10日', '航道清理'],
    ),
  ),
  createNoticeSeed('南门停车场充电桩上线', [1, 131], renderParagraphs('新增 24 个充电车位，充电期间停车费前两小时免收。')),
  createNoticeSeed('商户消防培训', [6, 124], renderParagraphs('请各商户负责人<u>务必参加</u>，地点：游客中心二楼会议室。')),
  createNoticeSeed(
    '暑期延长开放时间的通知',
    [1, 116],
    renderParagraphs('7月10日至8月31日，开放时间延长至 20:30，末班游船 19:40。') + renderParagraphs('请票务部、停车管理部做好排班。'),
  ),
  createNoticeSeed(
    '批转：三季度招商工作计划',
    [2, 108],
    renderParagraphs('同意招商部所报计划，请按节点推进。') + renderList('云栖街二期 18 间商铺', '夜市摊位 40 个'),
  ),
  createNoticeSeed('导游证年审提醒', [6, 101], renderParagraphs('请导游组成员于 8 月 15 日前完成年审，逾期停止排班。')),
  createNoticeSeed(
    '台风期间停业通知',
    [4, 93],
    renderParagraphs('受台风影响，8月24日全天闭园，已购门票自动顺延三十日。', '停车场正常开放，地下车库关闭。'),
  ),
  createNoticeSeed('开票系统升级', [1, 87], renderParagraphs('8月30日 00:00 至 06:00 暂停开票，期间申请次日统一处理。')),
  createNoticeSeed('转发：旅游投诉处理规范', [3, 79], renderParagraphs('投诉须在二十四小时内首次回复，七个工作日内办结。')),
  createNoticeSeed(
    '国庆假期停车场收费调整通知',
    [1, 57],
    renderParagraphs('10月1日至7日，东门停车场执行节假日收费标准。') +
      renderTable(['时段', '小型车', '大型车'], ['首小时', '10元', '20元'], ['此后每小时', '5元', '10元'], ['全天封顶', '60元', '120元']),
  ),
  createNoticeSeed('国庆值班安排', [6, 54], renderParagraphs('值班表见附件，各部门带班领导保持二十四小时通讯畅通。')),
  createNoticeSeed('OTA 渠道价格统一说明', [4, 46], renderParagraphs('各平台门票价格以景区门票日历为准，不得低于窗口价的九折。')),
  createNoticeSeed(
    '冬季用电安全检查',
    [4, 38],
    renderParagraphs('物业管理部将逐户检查商铺用电。') + renderList('禁止使用大功率取暖器', '下班须切断总电源', '不合格者三日内整改'),
  ),
  createNoticeSeed('云栖街商铺续约提醒', [1, 33], renderParagraphs('年底到期的 46 份合同已发续约意向书，请于月底前答复。')),
  createNoticeSeed('会员日活动方案', [2, 26], renderParagraphs('每月 18 日为会员日，门票八折，停车减免两小时。')),
  createNoticeSeed('系统例行维护公告', [1, 19], renderParagraphs('本周三 23:00 至次日 02:00 系统维护，闸机离线放行，数据事后补传。')),
  createNoticeSeed(
    '关于规范停车白名单办理的通知',
    [4, 14],
    renderParagraphs('商户白名单每户限三辆，须提供行驶证照片。', '已过期车辆请及时续期。'),
  ),
  createNoticeSeed('物业管理部人员调整', [5, 11], renderParagraphs('安保组与工程维修组负责人对调，即日起生效。')),
  createNoticeSeed('夜游灯光试运行', [1, 7], renderParagraphs('本周末 18:30 至 20:30 试运行，<em>请勿对外宣传</em>。')),
  createNoticeSeed('消防演练通知', [6, 4], renderParagraphs('11月20日 14:00，游客中心及云栖街举行消防演练，届时警报响起请勿惊慌。')),
  createNoticeSeed('年终盘点安排', [6, 2], renderParagraphs('12月25日起各库房停止领用。') + renderList('票务库', '工程备件库', '商品库')),
  createNoticeSeed('元旦假期放假安排', [1, -6], renderParagraphs('1月1日至3日放假，值班安排另行通知。')),
]
