namespace SplNet.Tool.Tests.Running;

/// <summary>The tool in this process, for what needs no measuring.</summary>
internal static class InThisProcess
{
    public static (int ExitCode, string Output, string Errors) Run(params string[] arguments) => RunWith(TextReader.Null, arguments);

    public static (int ExitCode, string Output, string Errors) RunWith(TextReader input, params string[] arguments)
    {
        using var output = new StringWriter();
        using var errors = new StringWriter();
        return (Program.Run(arguments, input, output, errors), output.ToString(), errors.ToString());
    }
}
