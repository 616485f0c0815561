using SplNet.Results.Reports;

namespace SplNet;

/// <content>The result as a report.</content>
public sealed partial record ExperimentResult
{
    /// <summary>The report, in the detail of <see cref="ExperimentOptions.Report"/>.</summary>
    public override string ToString() => Parent?.Text ?? ToString(Detail);

    /// <summary>The report.</summary>
    /// <param name="detail">How much it prints.</param>
    public string ToString(ReportDetail detail) => detail == ReportDetail.Full ? TextReport.Render(this) : BriefReport.Render(this);

    /// <summary>The result as JSON, with <see cref="SchemaVersion"/>.</summary>
    public string ToJson() => JsonReport.Write(this);

    /// <summary>
    /// Writes the result as a self-contained page of HTML: one file of at most 100,000 bytes, complete or not at all. A file
    /// of that name is replaced.
    /// </summary>
    /// <param name="path">The file. Its folder must exist.</param>
    /// <exception cref="ArgumentException"><paramref name="path"/> is empty.</exception>
    /// <exception cref="SplNetException">The file cannot be written.</exception>
    public void SaveHtml(string path)
    {
        ArgumentException.ThrowIfNullOrEmpty(path);
        HtmlReport.Save(this, path);
    }
}
