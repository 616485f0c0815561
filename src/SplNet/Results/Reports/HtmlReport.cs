using SplNet.Versions.Repositories;
using SplNet.Views.Pages;

namespace SplNet.Results.Reports;

/// <summary>Writes results as pages of HTML, in files that are complete or do not exist.</summary>
internal static class HtmlReport
{
    public static void Save(ExperimentResult result, string path)
    {
        var whole = Path.GetFullPath(path);
        var unfinished = Path.Combine(Path.GetDirectoryName(whole) ?? whole, $".{Guid.NewGuid():N}.unfinished");
        try
        {
            File.WriteAllText(unfinished, ExperimentPage.Of(result.ToJson()));
            HeldFile.Insist(() => File.Move(unfinished, whole, overwrite: true));
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            if (File.Exists(unfinished))
                File.Delete(unfinished);
            throw new SplNetException(
                $"The report cannot be written to {whole}: {failure.Message} Name a file in a folder that exists and can be written.",
                failure);
        }
    }
}
