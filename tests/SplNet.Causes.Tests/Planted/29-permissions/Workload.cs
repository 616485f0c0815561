using Sut;

public static class Workload
{
    private static readonly RoleBook Book = Roles();

    private static readonly AccessRequest[] Requests =
        [.. Enumerable.Range(0, 30).Select(static i =>
            new AccessRequest(i % 2 == 0 ? "ann" : "bob", [new Permission($"area {i % 7}", 1), new Permission("area 3", i % 4)]))];

    public static object Run()
    {
        var check = new AccessCheck(Book);
        return $"{check.CountAllowed(Requests)} {check.Denied}";
    }

    private static RoleBook Roles()
    {
        var reader = new Role("reader").Allow("area 0", 1).Allow("area 1", 1).Allow("area 2", 0);
        var writer = new Role("writer", reader).Allow("area 3", 2).Allow("area 4", 2);
        var owner = new Role("owner", writer).Allow("area 5", 3).Allow("area 3", 3);
        return new RoleBook().Grant("ann", reader).Grant("ann", owner).Grant("bob", writer);
    }
}
