/** What the placeholder of a verification says; no production build holds it. */
const texts = {
  verification: {
    title: '人机验证',
    hint: '请输入管理员告知的验证码，每个浏览器只需一次。',
    code: '验证码',
    empty: '验证码不能为空',
    wrong: '验证码不正确',
    submit: '确定',
  },
}

export default texts
