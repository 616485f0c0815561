using Spectre.Console;
using SplNet.Machine;
using SplNet.Tool.Checking;
using SplNet.Tool.Methods;
using SplNet.Tool.Reporting;
using SplNet.Tool.Tests.Checking;

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
            ["strings: joins and splits 100 words, 101 ns", "SPLNET_SEED=7", "0 of 4", "within the bound", "between runs", "in a run", "5 runs", "10 runs", "20 runs", "25.5 ns per reading", "load before", "0.3 on 8 processors", "None from what could be read."],
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
    public void TerminalReport_SaysTheSameInTables()
    {
        using var text = new StringWriter();
        var console = AnsiConsole.Create(new AnsiConsoleSettings { Ansi = AnsiSupport.No, Interactive = InteractionSupport.No, Out = new AnsiConsoleOutput(text) });
        console.Profile.Width = 200;
        var sections = Sections(Verdict.Pass);

        TerminalReport.Write(console, [.. sections, new ReportSection("[brackets]", [("[a]", "[b]")])]);

        Assert.All(sections.SelectMany(static section => section.Rows), row => Assert.Contains(row.Value, text.ToString(), StringComparison.Ordinal));
        Assert.Contains("[brackets]", text.ToString(), StringComparison.Ordinal);
        Assert.Contains("╭", text.ToString(), StringComparison.Ordinal);
    }

    private static IReadOnlyList<ReportSection> Sections(Verdict verdict) => CheckReport.Sections(
        MeasuredMethod.Named("strings"),
        CheckSummary.Of([.. Enumerable.Repeat(Made.Experiment(verdict, Runs, Runs), 4)]),
        new TimerReading(1, 20, 25.5),
        new MachineReadings { Load = 0.3, Processors = 8 });
}
