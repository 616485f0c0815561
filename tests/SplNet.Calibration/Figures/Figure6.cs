using System.Globalization;
using SplNet.Statistics;

namespace SplNet.Calibration.Figures;

/// <summary>
/// Figure 6 of paper A in form: the sensitivity to a change of the input's size, for every interpretation and 1 to 10 runs.
/// </summary>
public sealed class Figure6(int trials, ulong seed)
{
    private const string File = "figure6";

    private static readonly int[] RunCounts = [.. Enumerable.Range(1, XmlMeasurement.Runs)];

    private static readonly double[] Differences =
        [.. XmlMeasurement.Sizes.Select(static size => 100.0 * (XmlMeasurement.BaseSize - size) / XmlMeasurement.BaseSize)];

    /// <summary>Measures, decides, and writes the tables and the plot.</summary>
    public void Write(string folder)
    {
        var measured = XmlMeasurement.Take((int)seed);
        var page = new FigurePage(
            "Sensitivity to the size of an XML document",
            string.Create(CultureInfo.InvariantCulture, $"{File} {folder} {trials} {seed}"),
            string.Create(
                CultureInfo.InvariantCulture,
                $"Measured in the form of figure 6 of paper A: a tree is built " +
                $"from XML of {XmlMeasurement.Sizes[0]} to {XmlMeasurement.BaseSize} elements, {XmlMeasurement.Runs} processes per size. " +
                $"A method s per cent smaller is compared with the base size on runs that are chosen at random, {trials} times per cell, " +
                $"α = 1 %. Cells: `s >= base` rejected / `s <= base` rejected, percent. At a difference of 0 both " +
                $"are false alarms (the base size has a second set of runs for it); elsewhere the first is right and the second wrong. " +
                $"The non-parametric interpretation has learnt from all runs of each size. With all {XmlMeasurement.Runs} runs there is " +
                $"one choice only, apart from the pairing. Measured with {measured.Circumstances}."));
        page.Image(File + ".svg");
        page.Table(Times(measured));
        var rows = new List<IReadOnlyList<Panel>>();
        foreach (var interpretation in ShownRates.Interpretations)
        {
            var cells = measured.OfSizes.Select(sized =>
                RunCounts.Select(runs => RunSelectionStudy.Of(interpretation, sized, measured.Base, runs, trials, seed)).ToArray())
                .ToArray();
            page.Table(Table(interpretation, cells));
            rows.Add([.. RunCounts.Select((runs, column) => Panel(interpretation, runs, [.. cells.Select(ofSize => ofSize[column])]))]);
        }

        page.Save(folder, File, new PanelGrid(
            new Axis("difference of size, percent", [0, 5, Math.Ceiling(Differences[0])], IsLogarithmic: false),
            ["s >= base is rejected", "s <= base is rejected"],
            rows));
    }

    private static MarkdownTable Table(IInterpretation interpretation, Decisions[][] cells)
    {
        var table = new MarkdownTable([
            $"{interpretation.Name}: smaller by",
            .. RunCounts.Select(static runs => string.Create(CultureInfo.InvariantCulture, $"{runs} {(runs == 1 ? "run" : "runs")}"))]);
        foreach (var (index, difference) in Differences.Index())
            table.AddRow([MarkdownTable.Number(difference, 1) + " %", .. cells[index].Select(static cell => cell.Cell)]);
        return table;
    }

    private static Panel Panel(IInterpretation interpretation, int runs, Decisions[] ofSizes) => new(
        string.Create(CultureInfo.InvariantCulture, $"{interpretation.Name}, {runs}"),
        [
            new Curve([.. Differences.Zip(ofSizes, static (difference, decisions) => (difference, decisions.Right.Value))]),
            new Curve([.. Differences.Zip(ofSizes, static (difference, decisions) => (difference, decisions.Wrong.Value))]),
        ]);

    private static MarkdownTable Times(XmlMeasurement measured)
    {
        var table = new MarkdownTable("elements", "mean of run medians, µs", "between runs");
        foreach (var (size, sample) in XmlMeasurement.Sizes.Append(XmlMeasurement.BaseSize).Zip(measured.OfSizes.Append(measured.Base)))
        {
            var medians = sample.Summaries(RunSummaries.Median);
            var spread = Moments.StandardDeviation(medians) / Moments.Mean(medians);
            table.AddRow(
                size.ToString(CultureInfo.InvariantCulture),
                MarkdownTable.Number(Moments.Mean(medians) / 1000, 1),
                MarkdownTable.Number(100 * spread, 1) + " %");
        }

        return table;
    }
}
