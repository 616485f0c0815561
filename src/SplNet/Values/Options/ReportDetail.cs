namespace SplNet;

/// <summary>How much a report prints.</summary>
public enum ReportDetail
{
    /// <summary>A few lines: the finding, how sure it is, and what to do. The page and the JSON have the rest.</summary>
    Brief,

    /// <summary>Everything: each comparison with its test, the design, all notes and the environment.</summary>
    Full,
}
