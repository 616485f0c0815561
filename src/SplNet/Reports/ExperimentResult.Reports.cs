using SplNet.Reports;

namespace SplNet;

/// <content>The result as a report.</content>
public sealed partial record ExperimentResult
{
    /// <summary>The report, as it is shown to people.</summary>
    public override string ToString() => TextReport.Render(this);

    /// <summary>The result as JSON, with <see cref="SchemaVersion"/>.</summary>
    public string ToJson() => JsonReport.Write(this);
}
