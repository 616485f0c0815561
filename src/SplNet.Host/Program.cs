using System.Reflection;
using System.Runtime.Loader;
using SplNet.Host.Tracing;

namespace SplNet.Host;

/// <summary>
/// The process that measures one operand. It is started with the dependency file of the user's project and knows SplNet by name
/// only, so that it runs with exactly the SplNet that the project brings.
/// </summary>
public static class Program
{
    private const string Library = "SplNet";
    private const string EntryType = "SplNet.Child.MeasuringProcess";
    private const string EntryMethod = "Run";

    /// <summary>The argument that only tells how long a start takes: the host writes a line and ends.</summary>
    public const string StartOnly = "--start-only";

    /// <summary>The argument with which the host counts the instructions of a thread, without SplNet; Linux only.</summary>
    public const string CountInstructions = "--count-instructions";

    /// <summary>Hands over to SplNet.</summary>
    /// <param name="args">The handle of the pipe that takes the answer.</param>
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

        AssemblyLoadContext.Default.Resolving += BesideTheHost;
        var run = Assembly.Load(new AssemblyName(Library))
            .GetType(EntryType, throwOnError: true)!
            .GetMethod(EntryMethod, BindingFlags.Public | BindingFlags.Static)!
            .CreateDelegate<Func<string[], int>>();
        return run(args);
    }

    // A project whose requirements stand in files need not refer to SplNet; whoever measures it brings SplNet along, beside this host.
    private static Assembly? BesideTheHost(AssemblyLoadContext context, AssemblyName name)
    {
        var path = Path.Combine(Path.GetDirectoryName(typeof(Program).Assembly.Location)!, name.Name + ".dll");
        return File.Exists(path) ? context.LoadFromAssemblyPath(path) : null;
    }
}
