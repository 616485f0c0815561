using System.Globalization;
using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

[TestClass]
public sealed class InitialiserTests
{
    private static readonly AsyncLocal<int> Flowing = new();
    private static int _ofClass;
    private int _ofTest;

    [ClassInitialize]
    public static async Task InitializeClassAsync(TestContext context)
    {
        await Task.Yield();
        _ofClass = Work.Much;
    }

    [TestInitialize]
    public void Initialize()
    {
        _ofTest = Work.Little;
        Flowing.Value = Work.Much;
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
    }

    [TestMethod]
    public void DataOfInitialisers_IsMeasured() => Requirement.Leaner(() => Work.Of(_ofTest), () => Work.Of(_ofClass)).Assert();

    [TestMethod]
    public void DataOfTheAssembly_IsMeasured() =>
        Requirement.Leaner(() => Work.Of(AssemblyFixture.LittleWork), () => Work.Of(_ofClass)).Assert();

    [TestMethod]
    public void FlowOfExecution_ReachesTheTest()
    {
        // Without the culture or the flowing value the work is too much.
        var little = CultureInfo.CurrentCulture.Name == "de-DE" && Flowing.Value == Work.Much ? Work.Little : Work.Much;
        Requirement.Leaner(little, Work.Much).Assert();
    }
}
