using Spectre.Console;
using SplNet.Evaluation.Progress;
using SplNet.Machine;
using SplNet.Tool.Checking;
using SplNet.Tool.Comparing;
using SplNet.Tool.Methods;
using SplNet.Tool.Reporting;
using SplNet.Tool.Tests.Checking;
using SplNet.Tool.Tests.Comparing;

namespace SplNet.Tool.Tests.Reporting;

/// <summary>The report of a check that was made by hand.</summary>
public sealed class ReportTests
{
    private static readonly double[][] Runs = [[100], [101], [102]];

    [Fact]
    public void PlainReport_HasEveryPart()
    {
        using var text = new StringWriter();

        PlainReport.Write(text, Sections(Verdict.Pass));

        Assert.Contains("bound", text.ToString(), StringComparison.Ordinal);
        Assert.All(
            [
                "strings: joins and splits 100 words, 101 ns", "SPLNET_SEED=7", "0 of 4", "within the bound", "between runs", "in a run",
                "5 runs", "10 runs", "20 runs", "25.5 ns per reading", "load before", "0.3 on 8 processors",
                "None found in what could be read.",
            ],
            part => Assert.Contains(part, text.ToString(), StringComparison.Ordinal));
        Assert.DoesNotContain("governor", text.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void TooManyFalseAlarms_AreShown()
    {
        using var text = new StringWriter();

        PlainReport.Write(text, Sections(Verdict.Fail));

        Assert.Contains("4 of 4", text.ToString(), StringComparison.Ordinal);
        Assert.Contains("TOO MANY", text.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void TerminalReport_ShowsTheSameInTables()
    {
        var sections = Sections(Verdict.Pass);

        var text = OnATerminal(200, [.. sections, new ReportSection("[brackets]", [("[a]", "[b]")])]);

        Assert.All(sections.SelectMany(static section => section.Rows), row => Assert.Contains(row.Value, text, StringComparison.Ordinal));
        Assert.Contains("[brackets]", text, StringComparison.Ordinal);
        Assert.Contains("╭", text, StringComparison.Ordinal);
    }

    [Fact]
    public void ColumnsThatFit_AreSideBySide()
    {
        var text = OnATerminal(120, CompareReport.Sections(Comparison("Sort.Quick(1000)")));

        Assert.Matches(@"│ operand +│ v1\.2 +HEAD +ratio +adjusted +runs +│", text);
        Assert.Matches(@"│ Sort\.Quick\(1000\) +│ 2 µs +3 µs +1\.5 ", text);
    }

    // The cells of a row were one text, which was wrapped where the width ended, so that no column stood below another.
    [Theory]
    [InlineData(60)]
    [InlineData(80)]
    [InlineData(120)]
    public void ColumnsThatDoNotFit_FollowTheNameOfTheirRow(int width)
    {
        const string name = "Parser.Parse[Documents.Nested, Documents.Flat, Documents.Recorded](100000)";

        var lines = OnATerminal(width, CompareReport.Sections(Comparison(name))).Split('\n');

        Assert.All(lines, line => Assert.InRange(TerminalColumns.Of(line.TrimEnd('\r')), 0, width));
        var values = string.Join(' ', lines.SkipWhile(static line => !line.Contains("Parser.Parse", StringComparison.Ordinal))
            .TakeWhile(static line => !line.Contains('╰', StringComparison.Ordinal))
            .Where(static line => line.StartsWith("│   ", StringComparison.Ordinal)));
        Assert.All(["v1.2 2 µs  HEAD 3 µs", "ratio 1.5 ", "adjusted p = ", "runs 3"], value =>
            Assert.Contains(value, values, StringComparison.Ordinal));
        Assert.DoesNotContain(lines, static line => line.Contains("operand", StringComparison.Ordinal));
    }

    [Fact]
    public void LongLine_IsNotWrappedSoThatItCanBeCopied()
    {
        using var text = new StringWriter();
        var command = $"splnet run {new string('a', 200)} --seed 7";

        Console(text, 80).Write(new UnwrappedText($"PASS\n  repeat: {command}", new Style(Color.Green)));

        Assert.Equal(["PASS", $"  repeat: {command}", string.Empty], text.ToString().ReplaceLineEndings("\n").Split('\n'));
    }

    private static string OnATerminal(int width, IReadOnlyList<ReportSection> sections)
    {
        using var text = new StringWriter();
        TerminalReport.Write(Console(text, width), sections);
        return text.ToString();
    }

    private static IAnsiConsole Console(StringWriter text, int width)
    {
        var console = AnsiConsole.Create(
            new AnsiConsoleSettings { Ansi = AnsiSupport.No, Interactive = InteractionSupport.No, Out = new AnsiConsoleOutput(text) });
        console.Profile.Width = width;
        return console;
    }

    private static CompareDocument Comparison(string operand) => Compared.Document([Compared.Different(operand, 1.5, 1e-6)]);

    private static IReadOnlyList<ReportSection> Sections(Verdict verdict) => CheckReport.Sections(
        MeasuredMethod.Named("strings"),
        CheckSummary.Of([.. Enumerable.Repeat(Made.Experiment(verdict, Runs, Runs), 4)]),
        new TimerReading(1, 20, 25.5),
        new MachineReadings { Load = 0.3, Processors = 8 });
}
