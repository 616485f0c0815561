namespace SplNet.Tool.CommandLine;

/// <summary>The forms of results that a command can write.</summary>
[Flags]
internal enum ViewForms
{
    /// <summary>A JSON document, and a table as Markdown, for the job and the pull request.</summary>
    Documents = 1,

    /// <summary>Results as tests and annotations.</summary>
    Tests = 2,

    /// <summary>Results at places of the sources.</summary>
    Places = 4,

    /// <summary>A folder of pages.</summary>
    Pages = 8,

    /// <summary>All forms.</summary>
    All = Documents | Tests | Places | Pages,
}
