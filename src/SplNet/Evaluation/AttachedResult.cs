using SplNet.UnitTests;
using SplNet.Views.Pages;

namespace SplNet.Evaluation;

/// <summary>The result of an experiment as files of the test that evaluated it.</summary>
internal static class AttachedResult
{
    /// <summary>Adds the page and the document to the test, where the options and the framework let it.</summary>
    public static void Add(ExperimentResult result, Attach when, RunningTest? test)
    {
        if (test?.Attach is null || when == Attach.Never || (when == Attach.NotPassed && result.Passed))
            return;
        try
        {
            var json = result.ToJson();
            test.Attach("report.html", ExperimentPage.Of(json));
            test.Attach("splnet.json", json);
        }
        catch (Exception failure)
        {
            // A verdict is worth more than its files: a version of a framework may have a different method, and a folder of results may be
            // full or closed.
            test.Write($"The result is not attached: {failure.Message}");
        }
    }
}
