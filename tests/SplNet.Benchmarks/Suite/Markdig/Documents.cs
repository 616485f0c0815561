using Markdig;
using SplNet;

namespace Performance;

public static class Texts
{
    public static readonly string Table = "| a | b | c |\n|---|:-:|--:|\n" +
        string.Concat(Enumerable.Range(0, 40).Select(static row => $"| {row} | *x{row}* | `y` |\n"));
    public static readonly string List = string.Concat(
        Enumerable.Range(0, 60).Select(static item => (item % 3 == 0 ? "- " : "  - ") + $"item {item} with [a link](http://x.y/{item})\n"));
    public static readonly string Emphasis = string.Concat(
        Enumerable.Repeat("some *emphasis* and **strong** text with `code` and <b>html</b>\n\n", 40));
    public static readonly string Whole = $"# A title\n\n{Emphasis}\n## Lists\n\n{List}\n> a quotation\n> of two lines\n\n```\n" +
        "var code = 1;\n```\n\n1. one\n2. two\n\n---\n\n![a picture](x.png) and &amp; an entity\n";
    public static readonly MarkdownPipeline Advanced = new MarkdownPipelineBuilder().UseAdvancedExtensions().Build();
}

/// <summary>What the formulas compare.</summary>
public static class Documents
{
    public static int Parse() => Markdown.Parse(Texts.Whole).Count;

    public static int Html() => Markdown.ToHtml(Texts.Whole).Length;

    public static int Plain() => Markdown.ToPlainText(Texts.Whole).Length;

    public static int Tables() => Markdown.ToHtml(Texts.Table, Texts.Advanced).Length;

    public static int Lists() => Markdown.ToHtml(Texts.List).Length;

    public static int Emphasis() => Markdown.ToHtml(Texts.Emphasis).Length;

    public static int Advanced() => Markdown.ToHtml(Texts.Emphasis, Texts.Advanced).Length;
}

/// <summary>Written by hand as the library's own benchmarks are, on less.</summary>
public static class Benchmarks
{
    [Spl("SELF < 1 s")]
    public static int ToHtml() => Markdown.ToHtml(Texts.Whole).Length;
}
