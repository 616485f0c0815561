using System.Diagnostics;
using System.Globalization;

namespace SplNet.Benchmarks;

/// <summary>A compiler server that nobody else uses, on one processor.</summary>
internal sealed class CompilerServer : IDisposable
{
    private readonly AnalyzedProject _project;
    private readonly Process _process;
    private readonly string _pipe = "splnet-" + Guid.NewGuid().ToString("N");

    private CompilerServer(AnalyzedProject project, int processor)
    {
        _project = project;

        // taskset, since a process that is moved after its start keeps threads elsewhere.
        var start = new ProcessStartInfo(
            "taskset", ["-c", processor.ToString(CultureInfo.InvariantCulture), "dotnet", project.CompilerServer, "-pipename:" + _pipe]);

        // What is called once in a build would be compiled anew in the 30th and the 60th, thousands of methods at once.
        start.Environment["DOTNET_TieredPGO"] = "0";
        start.Environment["DOTNET_TC_CallCountThreshold"] = "4";
        _process = ProcessOutput.Start(start);
    }

    /// <summary>Two of them on a processor.</summary>
    public static (CompilerServer First, CompilerServer Second) Pair(AnalyzedProject project, int processor) =>
        (new CompilerServer(project, processor), new CompilerServer(project, processor));

    /// <summary>What it has used of its processor, in milliseconds.</summary>
    public double Used
    {
        get
        {
            _process.Refresh();
            return _process.TotalProcessorTime.TotalMilliseconds;
        }
    }

    /// <summary>Begins to compile.</summary>
    /// <returns>The client, which ends when the server has compiled.</returns>
    public Process Compile(string responseFile) => ProcessOutput.Start(
        new ProcessStartInfo("dotnet", [_project.Compiler, "/noconfig", "/shared:" + _pipe, "@" + responseFile])
        {
            WorkingDirectory = _project.Folder,
        });

    public void Dispose()
    {
        _process.Kill();
        _process.Dispose();
    }
}
