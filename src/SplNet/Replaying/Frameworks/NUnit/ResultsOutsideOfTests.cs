using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>What NUnit notes of assertions that are made outside of its runner: one result takes them all, and the message of a failure tells every warning before it.</summary>
internal static class ResultsOutsideOfTests
{
    /// <summary>Begins another result; nothing happens where NUnit is not there.</summary>
    public static void Renew()
    {
        if (Late.GetStatic(NUnitNames.ExecutionContext, "CurrentContext") is { } context && Late.Get(context, "CurrentTest") is { } test)
            Late.Set(context, "CurrentResult", Late.Call(test, "MakeTestResult"));
    }
}
