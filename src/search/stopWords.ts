/**
 * Words that say nothing about what is looked for, by language. They are left out of a query that
 * has other words.
 */
const stopWords: Readonly<Record<string, string>> = {
  en:
    'a am an and any are as at be been between but by can cannot could did do does doesn doesnt don dont ' +
    'for from get getting gets give had has have how i if im in instead into is isn isnt it its ' +
    'just know let like ll make makes me my need no of on once one only or our out over please should so some ' +
    'something somewhere than that the their them then there these they this to toolpad too up us use ' +
    'used uses using ve via want was way we were what when where which while who whose why will with work works ' +
    'without won wont would you your documentation docs mui',
  zh: '的 了 吗 呢 是 在 和 与 我 怎么 怎样 如何 什么 为什么 可以 一个',
  pt:
    'a ao aos as com como da das de do dos e em eu é meu minha na nas no nos num o os ou para pelo ' +
    'pela por posso que se sem seu sua um uma usar toolpad',
  ar: 'في من على إلى عن أن هل ما ماذا كيف هذا هذه مع أو و',
};

/** Words of a language that a query can do without. @param language as in `<html lang>`. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const [primary = ''] = language.toLowerCase().split('-');
  return new Set((stopWords[primary] ?? '').split(' ').filter(Boolean));
}

/** What readers want to do: it helps among pages on one subject, and says nothing of the subject. */
const weakWords: Readonly<Record<string, string>> = {
  en:
    'add allow apply attach call change check configure create custom customize define different ' +
    'disable display enable find handle make new open own pass put remove replace run set show start ' +
    'stop turn update write',
  pt: 'adicionar alterar configurar criar mostrar mudar novo remover',
  zh: '添加 修改 更改 设置 创建 显示 删除 新',
};

/** Words that count for less than others. @param language as in `<html lang>`. */
export function weakWordsOf(language: string): ReadonlySet<string> {
  const [primary = ''] = language.toLowerCase().split('-');
  return new Set((weakWords[primary] ?? '').split(' ').filter(Boolean));
}
