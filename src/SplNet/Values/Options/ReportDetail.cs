namespace SplNet;

/// <summary>The amount of detail in a report.</summary>
public enum ReportDetail
{
    /// <summary>
    /// Prints a few lines: the finding, its certainty, and the next step. The page and the JSON document contain the rest.
    /// </summary>
    Brief,

    /// <summary>Prints everything: each comparison with its test, the design, all notes and the environment.</summary>
    Full,
}
