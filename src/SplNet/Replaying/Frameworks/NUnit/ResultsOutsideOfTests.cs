using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>
/// Handles NUnit's record of assertions outside its runner: a single result collects all of them, and a failure message
/// repeats all earlier warnings.
/// </summary>
internal static class ResultsOutsideOfTests
{
    /// <summary>Starts a new result; does nothing if NUnit is not loaded.</summary>
    public static void Renew()
    {
        if (Late.GetStatic(NUnitNames.ExecutionContext, "CurrentContext") is { } context && Late.Get(context, "CurrentTest") is { } test)
            Late.Set(context, "CurrentResult", Late.Call(test, "MakeTestResult"));
    }
}
