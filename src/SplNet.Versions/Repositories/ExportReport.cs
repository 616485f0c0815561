namespace SplNet.Versions.Repositories;

/// <summary>What an export wrote.</summary>
/// <param name="Files">Files and symbolic links.</param>
/// <param name="Bytes">The size of the files.</param>
/// <param name="Notices">What the user should know, one sentence each.</param>
internal sealed record ExportReport(int Files, long Bytes, IReadOnlyList<string> Notices);
