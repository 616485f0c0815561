using System.Reflection;

namespace SplNet.Arguments.Reflection;

/// <summary>A program that was published as native code (<c>PublishAot</c>). No other process can run its tests again.</summary>
internal static class NativeProgram
{
    /// <summary>The reason why nothing is measured in it, and the solution.</summary>
    public const string Problem = "This program was published as native code (PublishAot), and SplNet measures code that the runtime " +
        "compiles. Use dotnet run -c Release or dotnet test -c Release, or publish without PublishAot.";

    /// <summary>The assembly of the program; null if it is not native, so that methods can determine their callers.</summary>
    public static Assembly? Assembly { get; } = Find();

    private static Assembly? Find()
    {
        try
        {
            Assembly.GetCallingAssembly();
            return null;
        }
        catch (PlatformNotSupportedException)
        {
            return Assembly.GetEntryAssembly() ?? typeof(NativeProgram).Assembly;
        }
    }
}
