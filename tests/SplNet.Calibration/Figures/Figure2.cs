using System.Globalization;
using SplNet.Statistics;

namespace SplNet.Calibration.Figures;

/// <summary>Figure 2 of paper A in form: the sensitivity to a change of 1 % on four methods, for every interpretation.</summary>
public sealed class Figure2(int trials, ulong seed)
{
    private const double Scale = 1.01;
    private const string File = "figure2";

    private static readonly int[] Sizes = [30, 100, 300, 1000, 3000, 10_000, 30_000];

    /// <summary>Simulates, and writes the tables and the plot.</summary>
    public void Write(string folder)
    {
        var interpretations = ShownRates.Interpretations;
        var cells = ExampleMethod.All.Select(method =>
            Sizes.Select(size => SensitivityStudy.Of(method, interpretations, size, Scale, trials, seed)).ToArray()).ToArray();
        var page = new FigurePage(
            "Sensitivity to a change of 1 %",
            string.Create(CultureInfo.InvariantCulture, $"{File} {folder} {trials} {seed}"),
            string.Create(
                CultureInfo.InvariantCulture,
                $"Simulated in the form of figure 2 of paper A: independent execution times of four distributions, α = 1 %, " +
                $"{trials} trials per cell, seed {seed}. The slower side is favoured rightly / wrongly, percent. Measurements are dealt " +
                $"out to {SensitivityStudy.Runs} runs, which do not differ here; real runs do (the command figure6)."));
        page.Image(File + ".svg");
        foreach (var (index, method) in ExampleMethod.All.Index())
        {
            var table = new MarkdownTable([method.Name, .. Sizes.Select(static size => size.ToString(CultureInfo.InvariantCulture))]);
            foreach (var (row, interpretation) in interpretations.Index())
                table.AddRow([interpretation.Name, .. cells[index].Select(ofSize => ofSize[row].Cell)]);
            page.Table(table);
        }

        page.Save(folder, File, Plot(interpretations, cells));
    }

    private static PanelGrid Plot(IReadOnlyList<IInterpretation> interpretations, Decisions[][][] cells) => new(
        new Axis("measurements", [30, 300, 3000, 30_000], IsLogarithmic: true),
        ["the change is found", "the opposite is found"],
        [.. interpretations.Select((interpretation, row) => ExampleMethod.All.Select((method, column) => new Panel(
            column == 0 ? $"{interpretation.Name}: {method.Name}" : method.Name,
            [
                new Curve([.. Sizes.Select((size, index) => ((double)size, cells[column][index][row].Right.Value))]),
                new Curve([.. Sizes.Select((size, index) => ((double)size, cells[column][index][row].Wrong.Value))]),
            ])).ToArray())])
    {
        PanelWidth = 170,
    };
}
