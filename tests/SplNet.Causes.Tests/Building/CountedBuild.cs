using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using SplNet.Causes.Code;
using SplNet.Causes.Counting;
using SplNet.Causes.Ranking;
using SplNet.Causes.Work;
using SplNet.Measuring.Counting;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Building;

/// <summary>A library and a workload that calls it, compiled, counted and run in contexts of their own.</summary>
internal sealed class CountedBuild
{
    private const string LibraryName = "Sut";
    private const string WorkloadName = "Workload";
    private const int Operations = 20;
    private const int Runs = 3;

    private readonly string _folder;

    private CountedBuild(string folder, LibraryCode library)
    {
        _folder = folder;
        Library = library;
    }

    /// <summary>The counted code.</summary>
    public LibraryCode Library { get; }

    /// <summary>Compiles both and puts counters into the library.</summary>
    public static CountedBuild Of(string library, string workload, AsyncForm form = AsyncForm.StateMachine)
    {
        var folder = Compiled(library, workload, form);
        return new CountedBuild(
            folder, CountedLibrary.Write(folder, [LibraryName + ".dll"], [Path.GetDirectoryName(typeof(object).Assembly.Location)!]));
    }

    /// <summary>One run in a context of its own, which loads the library anew.</summary>
    public RunCounts Run(int operations = Operations)
    {
        CallbackTable.Show();
        var (library, operation) = Loaded(_folder);
        return Counted(library, operation, operations);
    }

    /// <summary>What the operation returns.</summary>
    public object? Result() => Returned(_folder);

    /// <summary>What the operation returns without counters.</summary>
    public static object? Uncounted(string library, string workload, AsyncForm form = AsyncForm.StateMachine) =>
        Returned(Compiled(library, workload, form));

    /// <summary>Three runs, as an explanation has them.</summary>
    public CountedSide Side() => new(Library, [.. Enumerable.Range(0, Runs).Select(_ => Run())]);

    /// <summary>
    /// What is found between two builds of a library. Both run in turn, as in an explanation: what the machine does
    /// meanwhile, it does to both.
    /// </summary>
    public static Findings Explain(
        string before, string after, string workload, Measured measured, AsyncForm form = AsyncForm.StateMachine) =>
        Explain(Of(before, workload, form), Of(after, workload, form), measured);

    /// <summary>What is found between two builds.</summary>
    public static Findings Explain(CountedBuild older, CountedBuild newer, Measured measured)
    {
        (RunCounts Older, RunCounts Newer)[] runs = [.. Enumerable.Range(0, Runs).Select(_ => (older.Run(), newer.Run()))];
        return CauseSearch.Of(
            new CountedSide(older.Library, [.. runs.Select(static run => run.Older)]),
            new CountedSide(newer.Library, [.. runs.Select(static run => run.Newer)]),
            measured);
    }

    private static string Compiled(string library, string workload, AsyncForm form)
    {
        var folder = OwnedFolder.Create("splnet-causes-");
        Compiler.Compile(folder, LibraryName, [library], form: form);
        Compiler.Compile(folder, WorkloadName, [workload], [LibraryName], form: form);
        return folder;
    }

    private static object? Returned(string folder) => Loaded(folder).Operation();

    // For good, as the measuring process loads them: a suite that unloaded hundreds of contexts has once ended with a fault of the runtime.
    private static (Assembly Library, Func<object?> Operation) Loaded(string folder)
    {
        var context = new AssemblyLoadContext(LibraryName);
        var library = context.LoadFromAssemblyPath(Path.Combine(folder, LibraryName + ".dll"));
        var workload = context.LoadFromAssemblyPath(Path.Combine(folder, WorkloadName + ".dll"));
        return (library, workload.GetType(WorkloadName, throwOnError: true)!.GetMethod("Run")!.CreateDelegate<Func<object?>>());
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static RunCounts Counted(Assembly library, Func<object?> operation, int operations)
    {
        for (var warm = 0; warm < operations; warm++)
            operation();
        using var exceptions = new ExceptionTypes();
        var earlier = LoadedCounters.Of(library);
        var callbacks = CallbackTable.Read();
        var bytes = GC.GetAllocatedBytesForCurrentThread();
        for (var one = 0; one < operations; one++)
            operation();
        bytes = GC.GetAllocatedBytesForCurrentThread() - bytes;
        var counters = LoadedCounters.Of(library)!;
        return new RunCounts(operations, One([.. counters.Zip(earlier!, static (after, before) => after - before)]))
        {
            Earlier = One(earlier!),
            Callbacks = CallbackTable.Since(callbacks),
            ProbeNanoseconds = ProbeCost.Nanoseconds(),
            AllocatedBytes = bytes,
            Exceptions = exceptions.Counts,
        };
    }

    private static Dictionary<string, long[]> One(long[] counters) => new(StringComparer.Ordinal) { [LibraryName] = counters };
}
