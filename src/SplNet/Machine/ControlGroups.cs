namespace SplNet.Machine;

/// <summary>
/// Finds the control groups of this process and their parents, in both versions. They may limit its share of the processors.
/// </summary>
internal static class ControlGroups
{
    private const string Statistics = "cpu.stat";

    private static readonly string[] Mounts = ["fs/cgroup", "fs/cgroup/cpu", "fs/cgroup/cpu,cpuacct"];

    /// <summary>The existing files with statistics of processor time.</summary>
    /// <param name="sys">The path of the sys file system.</param>
    /// <param name="proc">The path of the proc file system.</param>
    public static IReadOnlyList<string> Files(string sys, string proc) =>
    [
        .. Mounts.SelectMany(_ => Own(proc).SelectMany(Above).Prepend(string.Empty), (mount, folder) =>
            Path.GetFullPath(Path.Combine(sys, mount, folder, Statistics)))
            .Where(File.Exists)
            .Distinct(StringComparer.Ordinal),
    ];

    // "0::/user.slice/a.scope" of version 2, "4:cpu,cpuacct:/docker/1f" of version 1.
    private static IEnumerable<string> Own(string proc) =>
        (KernelFile.Read(Path.Combine(proc, "self", "cgroup")) ?? string.Empty).Split('\n')
            .Select(static line => line.Split(':', 3))
            .Where(static parts =>
                parts.Length == 3 && (parts[1].Length == 0 || parts[1].Split(',').Contains("cpu", StringComparer.Ordinal)))
            .Select(static parts => parts[2].Trim().Trim('/'))
            .Where(static path => path.Length > 0 && !path.Split('/').Contains("..", StringComparer.Ordinal));

    private static IEnumerable<string> Above(string path)
    {
        for (var folder = path; folder.Length > 0; folder = folder.LastIndexOf('/') is var end and > 0 ? folder[..end] : string.Empty)
            yield return folder;
    }
}
