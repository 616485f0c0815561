namespace SplNet.Tool.Tests.Comparing;

/// <summary>Methods that speak of themselves in each way there is.</summary>
public static class Carriers
{
    [Spl("SELF[Words] < 1 s && THIS.Count(20) <= Carriers.Count(20) && Count(20) < Carriers.Count(10)")]
    public static int Length(string word) => word.Length;

    [Spl("SELF(1) <= Carriers.Count(int)(1)")]
    public static int Count(int number) => number;

    [Spl("SELF('a', 1) < 1 s")]
    public static int Pick(string word, int number) => word.Length + number;

    [Spl("THIS('b') <= Carriers.Pick(string)('b')")]
    public static int Pick(string word) => word.Length;

    public static string[] Words() => ["a", "b"];
}
