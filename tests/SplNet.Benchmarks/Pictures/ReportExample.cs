using SplNet.Samples;
using SplNet.Views.Pages;

namespace SplNet.Benchmarks.Pictures;

/// <summary>The experiment of the sample that fails, measured for the picture in the documents: the result is kept beside it.</summary>
internal static class ReportExample
{
    public const string Command = "report";

    private const string Result = "docs/report.json";
    private const string Picture = "docs/report.svg";

    /// <summary>Measures, and writes both files.</summary>
    public static string Run()
    {
        var random = new Random(1);
        var composer = new ArrayComposer<int>(1000, () => random.Next());
        var result = new Experiment((bubble, insertion, mean) => mean(bubble) < mean(insertion))
        {
            ["bubble"] = Operand.Of(composer.GetNext, numbers => new BubbleSort().Sort(numbers)),
            ["insertion"] = Operand.Of(composer.GetNext, numbers => new InsertionSort().Sort(numbers)),
        }.Run();
        var json = result.ToJson().ReplaceLineEndings("\n") + "\n";
        File.WriteAllText(Result, json);
        File.WriteAllText(Picture, ExperimentPicture.Of(json));
        return result.ToString();
    }
}
