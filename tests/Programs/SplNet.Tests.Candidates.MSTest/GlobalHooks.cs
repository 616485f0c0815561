namespace Candidates;

[TestClass]
public static class GlobalHooks
{
    [GlobalTestInitialize]
    public static void BeforeEach(TestContext context)
    {
    }

    [GlobalTestCleanup]
    public static async Task AfterEach(TestContext context) => await Task.Yield();
}
