using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds.Running;
using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;

// Or ends while another thread has a private folder.
if (args is [])
{
    Console.WriteLine(new PrivateFolder().Path);
    Environment.Exit(0);
}

// Takes an entry from a cache as one of several processes. Making it means to write a line to a journal, to start a step that
// does not end, to say so, and to wait for a line.
var (folder, key, journal) = (args[0], args[1], args[2]);
using var version = await new VersionCache(new CacheOptions { Folder = folder }).GetAsync(
    key, "made by a process", MakeAsync, CancellationToken.None);
Console.WriteLine(await File.ReadAllTextAsync(version.Version.AssemblyPath));

async Task<BuiltVersion> MakeAsync(string work, string entry, CancellationToken cancellation)
{
    await File.AppendAllTextAsync(journal, "made" + Environment.NewLine, cancellation);
    await File.WriteAllTextAsync(Path.Combine(entry, "Lib.dll"), "half", cancellation);
    using var processes = new StepProcesses(Path.GetFileName(work));
    using var end = new CancellationTokenSource();
    var step = processes.RunShellAsync($"echo $$ > '{journal}.step'; echo > '{journal}.started'; exec sleep 600", work, end.Token);
    while (!File.Exists(journal + ".started"))
        await Task.Delay(20, cancellation); // written by a shell, which tells nobody
    Console.WriteLine("making");
    await Console.In.ReadLineAsync(cancellation);
    await end.CancelAsync();
    await Task.WhenAny(step);
    await File.WriteAllTextAsync(Path.Combine(entry, "Lib.dll"), "whole", cancellation);
    return new BuiltVersion
    {
        Name = "v1",
        Key = key,
        Folder = entry,
        FileName = "Lib.dll",
        Identity = new AssemblyIdentity("Lib", new Version(1, 0, 0, 0), string.Empty),
        OwnFiles = ["Lib.dll"],
        TargetFramework = "net10.0",
        FrameworkReason = "It is the only one.",
    };
}
