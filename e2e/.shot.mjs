import { chromium } from 'playwright-core';
const B=process.env.B??'http://127.0.0.1:4100';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const totp=async()=>{const r=await fetch(B+'/graphql',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({query:'{demoStaff{email password code}}'})});return (await r.json()).data.demoStaff[0]};
const [,,lang='ZH',width='1440',scheme='light',...paths]=process.argv;
const ctx=await b.newContext({baseURL:B,viewport:{width:+width,height:+(process.env.H??900)},colorScheme:scheme,reducedMotion:'reduce',locale:lang==='EN'?'en-GB':'zh-CN',timezoneId:'Asia/Shanghai'});
await ctx.addCookies([{name:'lang',value:lang,url:B},...(process.env.CONSOLE?[{name:'console',value:process.env.CONSOLE,url:B}]:[])]);
await ctx.addInitScript(l=>localStorage.setItem('lang',l),lang);
const p=await ctx.newPage();
p.on('console',m=>{if(m.type()==='error')console.log('ERR',m.text())}); p.on('pageerror',e=>console.log('PAGEERR',e.message));
let i=0; for(const path of paths){ await p.goto('/d'+path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(300); const f=`/tmp/s/${process.env.N??'x'}-${lang}-${width}-${scheme}-${i++}.png`; await p.screenshot({path:f,fullPage:!!process.env.FULL}); console.log(f, await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth)); }
await b.close();
