/// The looks of the page: light and dark, wide and narrow.
enum HTMLStyle {
    static let sheet = """
        :root{color-scheme:light dark;--page:#ffffff;--ink:#1b1f24;--soft:#5b626b;--rule:#dfe3e8;
        --go:#25704e;--move:#93b8a4;--stay:#cfd4da;--good:#17633f;--good-back:#e2f3ea;
        --bad:#93330f;--bad-back:#fdece2;--open:#54478f;--open-back:#eeebfb}
        @media (prefers-color-scheme:dark){:root{--page:#14171a;--ink:#e7eaed;--soft:#9aa3ad;--rule:#2b3138;
        --go:#58b384;--move:#38614d;--stay:#3a4149;--good:#93d8b3;--good-back:#19342a;
        --bad:#f2aa83;--bad-back:#3b271b;--open:#bcb3f2;--open-back:#2a2642}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--page);color:var(--ink);
        font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
        main{max-width:1200px;margin:0 auto;padding:32px 24px 64px}
        h1{font-size:24px;line-height:1.2;margin:0 0 8px}
        h2{font-size:17px;margin:36px 0 10px}
        p{margin:0 0 8px;max-width:75ch}
        ol{margin:0;padding-left:22px}
        li{margin:0 0 6px}
        code,.at{font:13px ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:break-word}
        .soft,.at{color:var(--soft)}
        .at{display:block;font-size:12px}
        table{border-collapse:collapse;width:100%}
        th{font-size:13px;font-weight:600;text-align:left;color:var(--soft);vertical-align:bottom}
        th,td{padding:6px 14px 6px 0;border-bottom:1px solid var(--rule)}
        td{vertical-align:top}
        .number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
        .bar{display:flex;width:150px;height:10px;margin-top:6px}
        .bar span{display:block;height:10px}
        .go{background:var(--go)}.move{background:var(--move)}.stay{background:var(--stay)}
        .key span{display:inline-block;width:10px;height:10px;margin:0 6px 0 16px}
        .key span:first-child{margin-left:0}
        .chip{display:inline-block;border-radius:4px;padding:1px 7px;margin:0 4px 4px 0;font-size:13px;white-space:nowrap}
        .good{color:var(--good);background:var(--good-back)}
        .bad{color:var(--bad);background:var(--bad-back)}
        .open{color:var(--open);background:var(--open-back)}
        @media (max-width:760px){main{padding:20px 16px 48px}
        thead{display:none}
        tr{display:block;padding:10px 0;border-bottom:1px solid var(--rule)}
        td,.number{display:block;border:0;padding:1px 0;text-align:left}
        td[data-label]::before{content:attr(data-label) " ";color:var(--soft);font-size:13px}
        td:empty{display:none}
        .bar{width:100%}}
        """
}
