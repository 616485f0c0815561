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

    private readonly string _folder;

    private CountedBuild(string folder, LibraryCode library)
    {
        _folder = folder;
        Library = library;
    }

    /// <summary>The counted code.</summary>
    public LibraryCode Library { get; }

    /// <summary>Compiles both and puts counters into the library.</summary>
    public static CountedBuild Of(string library, string workload)
    {
        var folder = OwnedFolder.Create("splnet-causes-");
        Compiler.Compile(folder, LibraryName, [library]);
        Compiler.Compile(folder, WorkloadName, [workload], [LibraryName]);
        return new CountedBuild(folder, CountedLibrary.Write(folder, [LibraryName + ".dll"], [Path.GetDirectoryName(typeof(object).Assembly.Location)!]));
    }

    /// <summary>One run in a context of its own, which loads the library anew.</summary>
    public RunCounts Run(int operations = Operations)
    {
        var context = new AssemblyLoadContext(LibraryName, isCollectible: true);
        var (library, operation) = Loaded(context, _folder);
        try
        {
            return Counted(library, operation, operations);
        }
        finally
        {
            context.Unload();
        }
    }

    /// <summary>What the operation returns.</summary>
    public object? Result() => Returned(_folder);

    /// <summary>What the operation returns without counters.</summary>
    public static object? Uncounted(string library, string workload)
    {
        var folder = OwnedFolder.Create("splnet-causes-");
        Compiler.Compile(folder, LibraryName, [library]);
        Compiler.Compile(folder, WorkloadName, [workload], [LibraryName]);
        return Returned(folder);
    }

    /// <summary>Three runs, as an explanation has them.</summary>
    public CountedSide Side() => new(Library, [Run(), Run(), Run()]);

    /// <summary>What is found between two builds of a library.</summary>
    public static Findings Explain(string before, string after, string workload, Measured measured) =>
        CauseSearch.Of(Of(before, workload).Side(), Of(after, workload).Side(), measured);

    private static object? Returned(string folder)
    {
        var context = new AssemblyLoadContext(LibraryName, isCollectible: true);
        try
        {
            return Loaded(context, folder).Operation();
        }
        finally
        {
            context.Unload();
        }
    }

    private static (Assembly Library, Func<object?> Operation) Loaded(AssemblyLoadContext context, string folder)
    {
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
        var bytes = GC.GetAllocatedBytesForCurrentThread();
        for (var one = 0; one < operations; one++)
            operation();
        bytes = GC.GetAllocatedBytesForCurrentThread() - bytes;
        var counters = LoadedCounters.Of(library)!;
        return new RunCounts(operations, One([.. counters.Zip(earlier!, static (after, before) => after - before)])) { Earlier = One(earlier!), ProbeNanoseconds = ProbeCost.Nanoseconds(), AllocatedBytes = bytes, Exceptions = exceptions.Counts };
    }

    private static Dictionary<string, long[]> One(long[] counters) => new(StringComparer.Ordinal) { [LibraryName] = counters };
}
