using System.Reflection;
using System.Runtime.Loader;
using SplNet.Host.Tracing;

namespace SplNet.Host;

/// <summary>
/// The process that measures one operand. It starts with the dependency file of the user's project and knows SplNet only by name,
/// so that it runs with exactly the SplNet that the project references.
/// </summary>
public static class Program
{
    private const string Library = "SplNet";
    private const string EntryType = "SplNet.Child.MeasuringProcess";
    private const string EntryMethod = "Run";

    /// <summary>The argument for measuring the start-up time: the host writes a line and ends.</summary>
    public const string StartOnly = "--start-only";

    /// <summary>The argument with which the host counts the instructions of a thread, without SplNet; Linux only.</summary>
    public const string CountInstructions = "--count-instructions";

    /// <summary>Runs SplNet.</summary>
    /// <param name="args">The handle of the pipe for the answer.</param>
    /// <returns>The exit code: 0 if an answer was sent.</returns>
    public static int Main(string[] args)
    {
        if (args is [StartOnly])
        {
            Console.WriteLine(StartOnly);
            return 0;
        }

        if (args is [CountInstructions])
        {
            using var input = new StreamReader(Console.OpenStandardInput());
            using var output = new StreamWriter(Console.OpenStandardOutput());
            return Tracer.Run(input, output);
        }

        AssemblyLoadContext.Default.Resolving += ResolveNextToHost;
        var run = Assembly.Load(new AssemblyName(Library))
            .GetType(EntryType, throwOnError: true)!
            .GetMethod(EntryMethod, BindingFlags.Public | BindingFlags.Static)!
            .CreateDelegate<Func<string[], int>>();
        return run(args);
    }

    // A project with requirements only in files need not reference SplNet; the measuring tool then supplies it next to this host.
    private static Assembly? ResolveNextToHost(AssemblyLoadContext context, AssemblyName name)
    {
        var path = Path.Combine(Path.GetDirectoryName(typeof(Program).Assembly.Location)!, name.Name + ".dll");
        return File.Exists(path) ? context.LoadFromAssemblyPath(path) : null;
    }
}
