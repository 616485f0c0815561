using Sut;

public static class Workload
{
    private static readonly Incident[] Incidents =
        [.. Enumerable.Range(0, 40).Select(static i => new Incident(i, i % 3 == 0 ? "mail" : "shop", (Severity)(i % 4), i * 7 % 90))];

    public static object Run() => IncidentReport.Write(Incidents);
}
