namespace SplNet.Testing;

/// <summary>
/// Writes to the running test's output without its adapter: through xUnit's context where there is one, and else to the
/// console, which MSTest captures.
/// </summary>
internal static class PlainOutput
{
    public static void Write(string text)
    {
        var helper = AmbientContext.OfXunit("TestOutputHelper");
        if (helper is null)
            Console.WriteLine(text);
        else
            helper.GetType().GetMethod("WriteLine", [typeof(string)])!.Invoke(helper, [text]);
    }
}
