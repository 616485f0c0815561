namespace SplNet.Versions.Repositories;

/// <summary>The result of an export.</summary>
/// <param name="Files">The number of files and symbolic links.</param>
/// <param name="Bytes">The size of the files.</param>
/// <param name="Notices">Notices to the user, one sentence each.</param>
internal sealed record ExportReport(int Files, long Bytes, IReadOnlyList<string> Notices);
